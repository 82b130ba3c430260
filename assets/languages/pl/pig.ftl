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
