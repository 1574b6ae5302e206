import { FIELD, PHONE } from "./field"
import { Hand, type Line } from "./hand"
import { PEOPLE } from "./people"

const LAPTOP: readonly Line[] = [
  [8, [4, 226], [4, 226], [0, 2], [0, 2], [294, 0], [294, 0], [298, 228]],
  [
    9,
    [-34, 254],
    [-34, 254],
    [146, 248],
    [334, 256],
    [334, 256],
    [310, 274],
    [-12, 272],
    [-30, 260],
  ],
]
const LAPTOP_TITLE: readonly Line[] = [[10, [120, 50], [198, 44], [258, 50]]]

const TABLET: readonly Line[] = [
  [8, [4, 262], [4, 262], [0, 4], [0, 4], [164, 0], [164, 0], [168, 270], [168, 270], [18, 270]],
]

const TELEPHONE: readonly Line[] = [
  [7, [4, 190], [4, 190], [0, 2], [0, 2], [88, 0], [88, 0], [91, 194], [91, 194], [16, 196]],
]

const PAPER: readonly Line[] = [
  [
    7,
    [4, 254],
    [0, 4],
    [0, 4],
    [76, 0],
    [76, 0],
    [108, 34],
    [108, 34],
    [110, 270],
    [110, 270],
    [8, 271],
  ],
  [6, [76, 2], [76, 2], [77, 36], [77, 36], [106, 37]],
]

/** Lines of text: where each begins, and which of four lengths it has. */
const LINES: readonly (readonly [x: number, y: number, kind: number])[] = [
  ...column(214, 282, [3, 2, 3, 1]),
  ...column(286, PHONE + 180, [3, 2, 3, 1]),
  ...column(552, 240, [2, 1, 2, 2, 1, 2, 0]),
  ...column(742, 300, [0, 0, 0, 0, 0]),
  ...column(442, PHONE + 406, [0, 0, 0, 0, 0]),
  ...column(896, 262, [1, 0, 1, 1, 0, 1]),
]

function column(x: number, y: number, kinds: readonly number[]) {
  return kinds.map((kind, at) => [x, y + at * 26, kind] as const)
}

/** From the margin line through the margins of all four, and to who listens. */
const THREAD: Line = [
  4,
  ...([
    [0, 360],
    [2, 230],
    [22, 120],
    [92, 66],
    [160, 106],
    [180, 200],
    [180, 440],
    [206, 560],
  ] as const),
  ...([
    [310, 606],
    [414, 560],
    [440, 430],
    [440, 200],
    [456, 110],
    [483, 88],
    [510, 110],
  ] as const),
  ...([
    [526, 200],
    [526, 440],
    [546, 540],
    [601, 572],
    [656, 540],
    [676, 430],
    [676, 240],
  ] as const),
  ...([
    [684, 170],
    [701, 150],
    [718, 170],
    [726, 240],
    [726, 440],
    [744, 520],
    [774, 544],
  ] as const),
  ...([
    [804, 520],
    [822, 430],
    [822, 200],
    [830, 130],
    [850, 106],
    [870, 130],
    [878, 200],
  ] as const),
  ...([
    [878, 440],
    [882, 560],
    [910, 640],
    [968, 662],
    [1010, 610],
    [1016, 500],
    [1016, 300],
  ] as const),
  ...([
    [1044, 160],
    [1130, 92],
    [1224, 96],
    [1290, 166],
    [1290, 276],
    [1252, 388],
  ] as const),
]

/** Over the head of who listens, and its ear. */
const HEADPHONES: readonly Line[] = [[6, [-6, -140], [-5, -157], [6, -169], [22, -170], [35, -159]]]
const EAR: readonly Line[] = [[18, [-1, -155], [0, -144], [-1, -133]]]

/** On phones: through the laptop's margin and the telephone's. */
const SHORT_THREAD = `M0 ${PHONE}v12c0 70 204 20 204 120v220c0 110 238 20 238 120v100c0 100 -442 10 -442 94v14`

const mirrored = (lines: readonly Line[]): Line[] =>
  lines.map(([width, ...points]) => [width, ...points.map(([x, y]) => [-x, y] as const)])

/** A child pulls the margin line out of the page: it is the margin of whatever the page is read on. */
export function notebook(): string {
  const hand = new Hand(47)
  hand.keep(PEOPLE.sitting)([
    { x: -360, y: 350 },
    { x: 46, y: PHONE + 270 },
  ])
  hand.keep(
    PEOPLE.reaching,
    1.1,
  )([
    { x: -52, y: 452 },
    { x: 150, y: PHONE + 520 },
  ])
  hand.draw(PEOPLE.holdingUp, "ink", { x: -210, y: 372 })
  hand.draw(PEOPLE.lying, "ink", { x: -250, y: 644 })
  const laptops = [
    { x: 92, y: 176 },
    { x: 164, y: PHONE + 74 },
  ]
  hand.keep(LAPTOP)(laptops)
  hand.keep(LAPTOP_TITLE)(laptops, "accent")
  hand.draw(TABLET, "ink", { x: 478, y: 186 })
  hand.keep(TELEPHONE)([
    { x: 702, y: 260 },
    { x: 402, y: PHONE + 366 },
  ])
  hand.draw(PAPER, "ink", { x: 848, y: 186 })
  for (const [kind, width] of [36, 50, 74, 96].entries()) {
    const line = hand.keep([[5, [0, 0], [width / 2, kind - 2], [width, 1]]])
    line(LINES.filter(([, , of]) => of === kind).map(([x, y]) => ({ x, y })))
  }
  const listener = [{ x: 1252, y: 646 }]
  hand.keep(mirrored([...PEOPLE.listening, ...HEADPHONES]), 1.75)(listener)
  hand.pull(THREAD, "margin")
  hand.keep(mirrored(EAR), 1.75)(listener, "accent")
  hand.rule(SHORT_THREAD)
  return hand.svg(FIELD)
}
