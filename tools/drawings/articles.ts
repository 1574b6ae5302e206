import { BENT_LINE, FIELD, PHONE } from "./field"
import { Hand, type Line, type Place } from "./hand"
import { random } from "./pen"
import { PEOPLE } from "./people"

interface Pile extends Place {
  sheets: number
  /** Offset of the top. */
  lean: number
}

/** A sheet that flies: its nose is at 0,0. */
const PLANE: readonly Line[] = [
  [7, [0, 0], [-80, 18], [-168, 42], [-168, 42], [-104, 72], [-104, 72], [-50, 38], [0, 0]],
  [7, [-104, 72], [-104, 72], [-78, 136], [-78, 136], [-36, 66], [0, 0]],
]

/** From the hand to the sheet. */
const FLIGHT: Line = [
  4,
  [1232, 272],
  [1226, 190],
  [1160, 116],
  [1070, 104],
  [1036, 160],
  [1080, 206],
  [1160, 202],
  [1226, 184],
  [1266, 160],
]

/** One carries a pile, one a sheet: what an article weighed, and what it weighs now, when it flies. */
export function articles(): string {
  const hand = new Hand(29)
  const next = random(4)
  const carrying = hand.keep(PEOPLE.carrying, 1.08)
  const light = hand.keep(PEOPLE.walking.slice(0, -1), 1.08)
  const sheet = hand.keep(PEOPLE.walking.slice(-1), 1.08)
  carrying([
    { x: -180, y: 640 },
    { x: 56, y: PHONE + 330 },
  ])
  const walkers = [
    { x: -340, y: 350 },
    { x: 84, y: PHONE + 570 },
  ]
  light(walkers)
  sheet(walkers, "accent")
  const piles = (width: number, step: number) => {
    const kinds = edges(width).map(lines => hand.keep(lines))
    return (all: readonly Pile[], colour?: "accent") => {
      const places = all.flatMap(({ x, y, sheets, lean }) =>
        Array.from({ length: sheets }, (_, at) => ({
          x: Math.round(x + (next() - 0.5) * step + lean * (at / sheets) ** 2),
          y: y - at * step,
        })),
      )
      for (const [kind, show] of kinds.entries())
        show(
          places.filter((_, at) => at % 3 === kind),
          colour,
        )
    }
  }
  piles(
    96,
    15,
  )([
    { x: -174, y: 534, sheets: 15, lean: 34 },
    { x: 62, y: PHONE + 224, sheets: 7, lean: 12 },
  ])
  const onTable = piles(250, 20)
  onTable([
    { x: 130, y: 570, sheets: 25, lean: 46 },
    { x: 290, y: PHONE + 322, sheets: 13, lean: 26 },
  ])
  onTable(
    [
      { x: 590, y: 570, sheets: 5, lean: 0 },
      { x: 290, y: PHONE + 562, sheets: 3, lean: 0 },
    ],
    "accent",
  )
  hand.keep(PEOPLE.throwing, 1.7)([{ x: 1112, y: 632 }])
  hand.draw(PLANE, "accent", { x: 1384, y: 84 })
  hand.draw([FLIGHT])
  hand.draw([
    [8, [84, 592], [300, 586], [600, 593], [930, 587]],
    [7, [250, PHONE + 344], [400, PHONE + 340], [590, PHONE + 345]],
    [7, [250, PHONE + 584], [420, PHONE + 580], [590, PHONE + 585]],
  ])
  hand.rule(BENT_LINE)
  return hand.svg(FIELD)
}

/** Edges of sheets on a pile, each open where another one hides it. */
const edges = (width: number): Line[][] => [
  [[6, [0, 12], [2, 1], [2, 1], [width / 2, -2], [width, 1]]],
  [[6, [0, 0], [width / 2, 3], [width + 4, 1], [width + 4, 1], [width + 1, 13]]],
  [
    [
      6,
      [-3, 11],
      [0, 0],
      [0, 0],
      [width / 2, 1],
      [width - 2, -1],
      [width - 2, -1],
      [width - 3, 12],
    ],
  ],
]
