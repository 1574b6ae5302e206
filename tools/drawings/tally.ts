import { BENT_LINE, FIELD, PHONE } from "./field"
import { Hand, type Line, type Place } from "./hand"
import { PEOPLE } from "./people"

/** Biscuit that was bitten. */
const BISCUIT: readonly Line[] = [
  [7, [8, -18], [-8, -17], [-18, -4], [-14, 11], [0, 17], [14, 11], [18, -1]],
  [5, [8, -18], [4, -9], [11, -7], [10, 0], [18, -1]],
  [8, [-10, -3], [-6, -1]],
  [8, [-4, 8], [0, 8]],
  [8, [6, 4], [9, 5]],
]

/** Crumbs on the ground. */
const CRUMBS: readonly Line[] = [
  [4, [0, 0], [6, 1]],
  [4, [20, -6], [25, -4]],
  [4, [38, 1], [43, 0]],
]

/** Sticks as high as two people. */
const STICKS: readonly Line[] = [
  [23, [4, 0], [0, 14], [-4, 150], [6, 300], [2, 400], [0, 418], [2, 436]],
  [25, [-6, 8], [-2, 22], [4, 140], [-4, 290], [4, 396], [6, 414], [4, 430]],
  [22, [6, -4], [4, 12], [0, 160], [6, 310], [-2, 406], [-6, 424], [-4, 442]],
  [24, [0, 6], [2, 20], [6, 150], [-2, 280], [6, 392], [8, 412], [6, 428]],
]

/** A fourth stick, which the brush has just begun. */
const BEGUN: Line = [24, [2, 0], [0, 14], [-3, 60], [2, 130], [0, 158], [0, 166]]

/** Strikes four sticks through. */
const STRIKE: Line = [24, [-66, 372], [-54, 364], [90, 280], [200, 178], [342, 84], [356, 74]]

/** Jar for biscuits, with nothing in it. */
const JAR: readonly Line[] = [
  [10, [14, 84], [-12, 106], [-24, 150], [-26, 300], [-18, 352], [8, 366], [120, 372], [206, 366]],
  [9, [214, 84], [238, 104], [250, 150], [252, 300], [244, 350], [216, 366], [190, 368]],
  [8, [8, 82], [112, 88], [222, 82]],
  [8, [6, 46], [6, 46], [4, 78]],
  [8, [2, 46], [110, 40], [226, 46], [226, 46], [224, 76]],
  [8, [122, 36], [98, 28], [94, 8], [114, -4], [134, 8], [132, 28], [110, 38]],
  [4, [0, 160], [-2, 210], [0, 250]],
  [
    5,
    [52, 176],
    [52, 176],
    [176, 174],
    [176, 174],
    [178, 300],
    [178, 300],
    [54, 304],
    [54, 304],
    [50, 190],
  ],
]
const ZERO: Line = [
  16,
  [118, 196],
  [94, 206],
  [88, 240],
  [98, 274],
  [118, 282],
  [138, 270],
  [144, 236],
  [134, 206],
  [112, 196],
]

/** The brush counts with strokes alone, and turns its back on the biscuits that visitors hold out. */
export function tally(): string {
  const hand = new Hand(131)
  const [offering, sitting] = [
    hand.keep(PEOPLE.offering),
    hand.keep(PEOPLE.onTheGround.slice(0, 4)),
  ]
  const biscuit = hand.keep(BISCUIT)
  const offerers = [
    { x: -118, y: 372 },
    { x: 76, y: PHONE + 330 },
  ]
  const sitters = [
    { x: -220, y: 640 },
    { x: 78, y: PHONE + 556 },
  ]
  offering(offerers)
  sitting(sitters)
  const walker = { x: -360, y: 350 }
  hand.draw(PEOPLE.walking.slice(0, -1), "ink", walker)
  biscuit([
    ...offerers.map(moved(86, -138)),
    ...sitters.map(moved(42, -82)),
    moved(48, -120)(walker),
    { x: -70, y: 622 },
  ])
  hand.draw(CRUMBS, "ink", { x: -36, y: 640 })
  const sticks = STICKS.map(stick => hand.keep([stick]))
  const groups = [
    [136, 216, 296, 376],
    [560, 642, 722],
  ]
  for (const [at, stick] of sticks.entries()) {
    const places = groups.flatMap(group => group.slice(at, at + 1)).map(x => ({ x, y: 110 }))
    const phones = [262, 336, 410].slice(at, at + 1).map(x => ({ x, y: PHONE + 120 }))
    stick([...places, ...phones], "accent")
  }
  hand.draw([STRIKE], "accent", { x: 136, y: 110 })
  const painters = [
    { x: 888, y: 600 },
    { x: 560, y: PHONE + 600 },
  ]
  hand.keep(PEOPLE.painting.slice(0, -1))(painters)
  hand.keep(PEOPLE.painting.slice(-1))(painters, "accent")
  hand.keep([BEGUN])(painters.map(moved(-90, -486)), "accent")
  const jar = { x: 1124, y: 254 }
  hand.draw(JAR, "ink", jar)
  hand.draw([ZERO], "accent", jar)
  hand.rule(BENT_LINE)
  return hand.svg(FIELD)
}

const moved =
  (right: number, down: number) =>
  ({ x, y }: Place): Place => ({ x: x + right, y: y + down })
