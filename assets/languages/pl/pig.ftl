name = Pig 10
how = Zagraj kartę, stos rośnie o jej liczbę. Dokładnie dziesięć: stos jest twój. Powyżej: zabiera go sąsiednie miejsce.

option-starter = Kto zaczyna
option-starter-help = Miejsce, które zagrywa pierwszą kartę; bez wyboru decyduje los.

card-hidden = zakryta karta
card-frog = żaba (0)
card-mermaid = syrenka (5)
card-number = { $value }

event-hand-dealt = { $seat } dostaje: { $cards }.
event-starter-chosen = { $by-lot ->
    [true] Los decyduje: zaczyna { $seat }.
   *[other] Zaczyna { $seat }.
}
event-card-played = { $used ->
    [opened] { $seat } otwiera stos: { $card }. Wartość: { $new-value }.
    [added] { $seat } dodaje do { $old-value }: { $card }. Razem { $new-value }.
    [subtracted] { $seat } odejmuje od { $old-value }: { $card }. Zostaje { $new-value }.
    [zeroed] { $seat } zagrywa: { $card }. Znika { $old-value }, zostaje { $new-value }.
   *[matched] { $seat } zagrywa do pary: { $card }. Zamiast { $old-value } jest { $new-value }.
}
event-pile-won = { $reason ->
    [exactly-ten] Dziesięć! { $seat } zgarnia stos: { $cards-count ->
        [one] 1 karta.
        [few] { $cards-count } karty.
        [many] { $cards-count } kart.
       *[other] { $cards-count } karty.
    }
   *[above-ten] { $played-by } przekracza dziesięć, więc { $seat } zgarnia stos: { $cards-count ->
        [one] 1 karta.
        [few] { $cards-count } karty.
        [many] { $cards-count } kart.
       *[other] { $cards-count } karty.
    }
}
event-card-drawn = { $seat } dobiera: { $card }; { $left ->
    [0] to już ostatnia.
   *[other] w talii jeszcze { $left }.
}
event-seat-skipped = { $seat } nie ma kart i traci kolejkę.
event-match-scored = { $winners-count ->
    [1] { $winners } wygrywa i ma { $most ->
        [one] 1 kartę.
        [few] { $most } karty.
        [many] { $most } kart.
       *[other] { $most } karty.
    }
   *[other] Wspólna wygrana: { $winners } – po { $most ->
        [one] 1 karcie.
        [few] { $most } karty.
        [many] { $most } kart.
       *[other] { $most } karty.
    }
} { $left-over-count ->
    [0] Na stole nic nie zostaje.
   *[other] Dla nikogo zostaje na stole: { $left-over }.
}

refusal-card-not-in-hand = Nie masz karty { $card }. Zagraj kartę z ręki.
refusal-value-not-allowed = Karta { $card } nie da tu takiej wartości. Możliwe: { $allowed }.

# Stół na ekranie

tagline = Równe dziesięć albo nic
rung-note = Boty naprzeciwko grają z siłą { $target } na 10. Zdobądź więcej kart niż każdy z nich.
table-pile = { $cards ->
    [0] pusty stół
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
table-left = { $left ->
    [0] nie ma już kart
    [one] została 1 karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}
table-turn = { $kind ->
    [person] twoja kolej
   *[bot] myśli …
}
table-neighbour = bierze powyżej 10
table-waiting = czeka
table-level = bot, siła { $level }
table-won = { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
table-fast = przyspiesz
table-undo = cofnij
table-peek = Podejrzyj
table-hide = Zakryj
crowd-cheer = Hurra, dycha!
crowd-groan = Oj, oj …
choice-slot = Karta { $slot }
choice-closed = { $kind ->
    [opened] zagraj
    [subtracted] odejmij, jeśli się da
    [matched] ustaw, jeśli się da
   *[plain] dodaj
}
choice-use = { $use ->
    [opened] otwiera stos
    [added] dodane
    [subtracted] odjęte 5
    [zeroed] znowu zero
   *[matched] ustawione na { $value }
}
choice-take = bierzesz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
choice-give = { $name } bierze { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}

# Koniec partii

results-heading = Liczymy karty
results-won = { $name } wygrywa!
results-shared = Wspólna wygrana: { $names }
results-by-cards = Decyduje najwięcej kart: { $cards }. { $left ->
    [0] Na stole nic nie zostało.
    [one] Na stole została 1 karta dla nikogo.
    [few] Na stole zostały { $left } karty dla nikogo.
    [many] Na stole zostało { $left } kart dla nikogo.
   *[other] Na stole zostało { $left } karty dla nikogo.
}
