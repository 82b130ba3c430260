"""A card with mass, friction and spin: the body of a flick, from the hand to the pile and perhaps back."""

import math

import pymunk

from tenarcade.arena.geometry import CARD_SIZE, NOWHERE, Pose, Vector
from tenarcade.arena.motion import step_to_reach
from tenarcade.arena.picture import Kind, Shown
from tenarcade.core.clock import TICKS_PER_SECOND
from tenarcade.core.game import Card, Seat

MASS = 1.0
NOSE_RADIUS = 1.0
MOMENT = pymunk.moment_for_box(MASS, CARD_SIZE)

# Who can touch whom. A nose is the middle of an undecided card, and meets nothing but the finish (S6.1).
NOSE, FINISH, WALL, LANDING, SHOVED = (1 << bit for bit in range(5))
TOUCHES_NOTHING = pymunk.ShapeFilter(categories=0, mask=0)
TOUCHES = {
    NOSE: pymunk.ShapeFilter(categories=NOSE, mask=FINISH),
    FINISH: pymunk.ShapeFilter(categories=FINISH, mask=NOSE),
    WALL: pymunk.ShapeFilter(categories=WALL, mask=LANDING | SHOVED),
    LANDING: pymunk.ShapeFilter(categories=LANDING, mask=WALL | SHOVED),
    SHOVED: pymunk.ShapeFilter(categories=SHOVED, mask=WALL | SHOVED | LANDING),
}


class Piece:
    def __init__(self, space: pymunk.Space, number: int, seat: Seat, card: Card, pose: Pose) -> None:
        self.number = number
        self.seat = seat
        self.card = card
        self.kind: Kind = "flying"
        self.face_down = False
        self.has_reached = False
        self.previous = self.pose = pose
        # What it does now ends in this tick of the table.
        self.until = 0
        self._force = NOWHERE
        self._goal: Pose | None = None
        self._space = space
        self._body = pymunk.Body(MASS, MOMENT)
        self._body.position, self._body.angle = pose.spot, pose.angle
        self._box = pymunk.Poly.create_box(self._body, CARD_SIZE, radius=2.0)
        self._box.friction, self._box.elasticity = 0.5, 0.4
        self._box.filter = TOUCHES_NOTHING
        self.nose = pymunk.Circle(self._body, NOSE_RADIUS)
        self.nose.collision_type = NOSE
        self.nose.filter = TOUCHES[NOSE]
        self._brakes: tuple[pymunk.Constraint, ...] = ()
        space.add(self._body, self._box, self.nose)

    # -- how it moves -------------------------------------------------------------------------------------------

    @property
    def velocity(self) -> Vector:
        """Units a second."""
        return Vector(*self._body.velocity)

    @property
    def spin(self) -> float:
        return float(self._body.angular_velocity)

    def move(self, velocity: Vector, spin: float, bend: Vector = NOWHERE) -> None:
        """`bend` is added to the velocity in every tick."""
        self._body.velocity, self._body.angular_velocity = velocity, spin
        self._force = bend.times(MASS * TICKS_PER_SECOND)

    def before_step(self) -> None:
        """A force lasts for one step."""
        self._body.force = self._force

    def after_step(self) -> None:
        self.previous = self.pose
        x, y = self._body.position
        self.pose = Pose(x, y, self._body.angle)

    # -- what becomes of it -------------------------------------------------------------------------------------

    def decide(self, kind: Kind, company: int) -> None:
        """From now on it may touch others, and nobody asks when it gets to the pile."""
        self.kind = kind
        self._force = NOWHERE
        self.nose.filter = TOUCHES_NOTHING
        self._box.filter = TOUCHES[company]

    def brake(self, force: float, torque: float) -> None:
        """Friction that does not fade with speed: joints to the table that give way to more than this."""
        self._let_go()
        pivot = pymunk.PivotJoint(self._space.static_body, self._body, self._body.position)
        gear = pymunk.GearJoint(self._space.static_body, self._body, 0.0, 1.0)
        pivot.max_force, gear.max_force = force, torque
        pivot.max_bias = gear.max_bias = 0.0
        self._brakes = (pivot, gear)
        self._space.add(pivot, gear)

    def glide(self, goal: Pose, ticks: int) -> None:
        """Touching nothing, so that it is at its goal after so many ticks."""
        self._let_go()
        self._box.filter = TOUCHES_NOTHING
        turns = round((self.pose.angle - goal.angle) / math.tau)
        self._goal = goal._replace(angle=goal.angle + turns * math.tau)
        way = zip(self.pose, self._goal, strict=True)
        x, y, turn = (step_to_reach(to - at, ticks) * TICKS_PER_SECOND for at, to in way)
        self.move(Vector(x, y), turn)

    def lie(self) -> None:
        """It has stopped: at its goal, if it had one."""
        if self._goal is not None:
            self.pose, self._goal = self._goal, None
            self._body.position, self._body.angle = self.pose.spot, self.pose.angle
        self._box.filter = TOUCHES_NOTHING
        self.move(NOWHERE, 0.0)

    def leave(self) -> None:
        self._let_go()
        self._space.remove(self._body, self._box, self.nose)

    def shown(self) -> Shown:
        return Shown(self.number, self.kind, self.seat, self.card, self.previous, self.pose, self.spin, self.face_down)

    def _let_go(self) -> None:
        if self._brakes:
            self._space.remove(*self._brakes)
            self._brakes = ()
