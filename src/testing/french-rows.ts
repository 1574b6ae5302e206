/**
 * Pairs of typed and set text. `~` stands for the no-break space, `_` for the narrow one, `¤` for code or a picture in
 * the sentence.
 */
export const SET_ROWS = `
un --- deux → un — deux
« Un »suite et « deux » → «_Un_»suite et «_deux_»
Quoi ?                       → Quoi_?
Non !                        → Non_!
Un ; deux                    → Un_; deux
Voici : la suite             → Voici~: la suite
Voici :                      → Voici~:
Quoi?                        → Quoi_?
Non! Si.                     → Non_! Si.
Un; deux                     → Un_; deux
Voici: la suite              → Voici~: la suite
Voici:                       → Voici~:
Deux   espaces  !            → Deux   espaces_!
Quoi ?!                      → Quoi_?!
Quoi?!                       → Quoi_?!
Non !!                       → Non_!!
Non!!!                       → Non_!!!
Vraiment ?…                  → Vraiment_?…
Vraiment ?...                → Vraiment_?…
(vraiment ?)                 → (vraiment_?)
(vraiment?)                  → (vraiment_?)
La fin (la vraie) !          → La fin (la vraie)_!
La fin (la vraie)!           → La fin (la vraie)_!
En 2026 ?                    → En 2026_?
En 2026: rien                → En 2026~: rien
Voir ¤ !                     → Voir ¤_!
Voir ¤: la suite             → Voir ¤~: la suite
Voir : ¤                     → Voir~: ¤
Le C++ ; le Rust             → Le C++_; le Rust
Un clin d’œil : «ici»        → Un clin d’œil~: «_ici_»
Étape B : partir             → Étape B~: partir
« mot »                      → «_mot_»
«mot»                        → «_mot_»
« mot » !                    → «_mot_»_!
«mot»!                       → «_mot_»_!
« Quoi ? »                   → «_Quoi_?_»
«Quoi?»                      → «_Quoi_?_»
(« mot »)                    → («_mot_»)
l’« ancien »                 → l’«_ancien_»
« ¤ »                        → «_¤_»
«¤»                          → «_¤_»
« mot », puis                → «_mot_», puis
"mot"                        → «_mot_»
Un "mot".                    → Un «_mot_».
"Un mot" et "deux"           → «_Un mot_» et «_deux_»
"Un "petit" mot"             → «_Un “petit” mot_»
« Un "petit" mot »           → «_Un “petit” mot_»
("mot")                      → («_mot_»)
"Quoi ?"                     → «_Quoi_?_»
"Quoi?"                      → «_Quoi_?_»
l'"ancien" site              → l’«_ancien_» site
"¤"                          → «_¤_»
"mot" !                      → «_mot_»_!
un 'petit' mot               → un ‘petit’ mot
l'eau                        → l’eau
aujourd'hui                  → aujourd’hui
Qu'est-ce qu'il a ?          → Qu’est-ce qu’il a_?
l'¤                          → l’¤
en mai '68                   → en mai ’68
et don't                     → et don’t
Attendez...                  → Attendez…
... Attendez                 → … Attendez
[...]                        → […]
(etc...)                     → (etc…)
Un - deux                    → Un – deux
Un -- deux                   → Un – deux
1990--2000                   → 1990–2000
un - petit - mot             → un –~petit~– mot
un – petit – mot             → un –~petit~– mot
un – petit –, mot            → un –~petit~–, mot
un — petit — mot             → un —~petit~— mot
un – petit. Et – deux        → un – petit. Et – deux
un – petit. Et – un – mot    → un – petit. Et –~un~– mot
1 000 fois                   → 1_000 fois
12 345 678 mots              → 12_345_678 mots
73 000, ou 2 700             → 73_000, ou 2_700
12 345,67 €                  → 12_345,67_€
2 000 €                      → 2_000_€
50 %                         → 50_%
5,5 %                        → 5,5_%
50%, ou 12€.                 → 50_%, ou 12_€.
2 ‰                          → 2_‰
10 $                         → 10_$
67 s                         → 67_s
5,0 Go                       → 5,0_Go
53 ko : mieux                → 53_ko~: mieux
100 km/h                     → 100_km/h
8 Mb/s                       → 8_Mb/s
12 m²                        → 12_m²
20 °C                        → 20_°C
320 px                       → 320_px
200 ms.                      → 200_ms.
à 9 h                        → à 9_h
à 9 h 30                     → à 9_h_30
3 k€                         → 3_k€
6 × 4                        → 6~×~4
6 x 4                        → 6~×~4
1200 × 630 px                → 1200~×~630_px
n° 5                         → n°~5
N° 5                         → N°~5
nos 5, n°s 5 et 6            → nos 5, n°s~5 et 6
p. 12                        → p.~12
pp. 12 et 13                 → pp.~12 et 13
(p. 12)                      → (p.~12)
art. 1                       → art.~1
fig. 2                       → fig.~2
§ 3                          → §~3
M. Dupont                    → M.~Dupont
MM. Dupont                   → MM.~Dupont
Mme Martin                   → Mme~Martin
Dr Martin                    → Dr~Martin
12 novembre 2026             → 12~novembre 2026
le 1er janvier               → le 1er~janvier
le 2 août                    → le 2~août
du 30 avril au 1er mai.      → du 30~avril au 1er~mai.
au XXe siècle                → au XXe~siècle
au 20e siècle                → au 20e~siècle
https://exemple.fr/a?b !     → https://exemple.fr/a?b_!
Voir https://exemple.fr : ok → Voir https://exemple.fr~: ok
www.exemple.fr: ici          → www.exemple.fr~: ici
Bravo ! :-)                  → Bravo_! :-)
« ! »                        → «_!_»
5 m'appellent                → 5 m’appellent
Mot ! «~mot~» : déjà         → Mot_! «~mot~»~: déjà
`

/** Texts that are set already, or are no French. */
export const KEPT_ROWS = `
En suédois, »Svenska» et »på svenska».
En hongrois (»Magyar«), oui
12:30
à 12:30, ou 16:9
:) et ;-) ou :(
Merci :)
:smile: ici
a:b
a::b
Foo::bar ici
foo?bar
f(x)?b
a?b:c
https://exemple.fr/a?b
Voir https://exemple.fr/l'eau
https://exemple.fr/a...b
index.mdx: ici
src/a.ts: ici
le disque C: ici
le sélecteur :hover
--flag: ici
npm test -- --update
lang="fr"
title='a'
(!)
(?)
!
?
:
: une légende
; ici
/etc/...
../..
...suite
main...branche
f(...args)
L’écran de 15"
Un " seul
5'
un-deux
- un
2026
20260
en 2026 300
02 61 91 00 00
0800 123 456
+33 612 345 678
18.2 300
35000 Rennes
123 456 789 00012
version 5.16.1
5 mots
5 minutes
«~mot~»
«~mot~»~: déjà
Mot~!
50~%
moi@exemple.fr
2 sites
50%20
1er, 2e
M. le maire
mai 2026
le 12 novembriste
`
