import { BENT_LINE, FIELD, PHONE } from "./field"
import { Hand, type Line } from "./hand"
import { random } from "./pen"
import { PEOPLE } from "./people"

const PAGE: readonly Line[] = [
  [
    6,
    [4, 2],
    [4, 2],
    [54, 0],
    [54, 0],
    [78, 24],
    [78, 24],
    [77, 104],
    [77, 104],
    [2, 106],
    [2, 106],
    [0, 12],
  ],
  [5, [54, 2], [54, 2], [55, 26], [55, 26], [76, 27]],
  [5, [16, 52], [58, 50]],
  [5, [18, 74], [46, 73]],
]

/** Sheet with three sums, held up by its lower corner. */
const REPORT: readonly Line[] = [
  [7, [2, 0], [-16, -178], [-16, -178], [140, -196], [140, -196], [160, -20], [160, -20], [22, 2]],
]
const SUMS: readonly Line[] = [
  [18, [10, -144], [60, -150], [116, -154]],
  [18, [14, -98], [46, -102], [88, -104]],
  [18, [18, -52], [32, -54], [50, -54]],
]

/** Tops of the rows, one for each page. */
const ROWS = [50, 268, 486]

/** Visitors read in the margin; right of the line, pages count them by five, and who wrote the pages reads the sums. */
export function counter(): string {
  const hand = new Hand(11)
  const [up, leaning] = [hand.keep(PEOPLE.holdingUp), hand.keep(PEOPLE.leaning)]
  up([
    { x: -170, y: 372 },
    { x: 70, y: PHONE + 300 },
  ])
  leaning([
    { x: -28, y: 652 },
    { x: 176, y: PHONE + 552 },
  ])
  hand.draw(PEOPLE.walking, "ink", { x: -340, y: 350 })
  hand.draw(PEOPLE.onTheGround, "ink", { x: -190, y: 640 })
  hand.draw(PEOPLE.sitting, "ink", { x: -370, y: 640 })
  const page = hand.keep(PAGE)
  page([...ROWS.map(y => ({ x: 84, y })), ...ROWS.map(y => ({ x: 240, y: y + PHONE + 28 }))])
  const places = [...fives([10, 5, 2], 202, 2), ...fives([2, 2, 1], 360, PHONE + 30)]
  for (const kind of [0, 1, 2])
    hand.keep(tally(kind + 1, 5))(
      places.filter((_, at) => at % 3 === kind),
      "accent",
    )
  const three = hand.keep(tally(5, 3))
  three(
    [
      { x: 1342, y: 52 },
      { x: 432, y: 488 },
      { x: 474, y: PHONE + 516 },
    ],
    "accent",
  )
  hand.keep(PEOPLE.holdingUp.slice(0, 5), 1.75)([{ x: 1100, y: 640 }])
  const held = { x: 1184, y: 392 }
  hand.draw(REPORT, "ink", held)
  hand.draw(SUMS, "accent", held)
  hand.rule(BENT_LINE)
  return hand.svg(FIELD)
}

/** Places of tallies: how many there are in each row. */
const fives = (counts: readonly number[], left: number, top: number) =>
  ROWS.flatMap((y, row) =>
    Array.from({ length: counts[row] ?? 0 }, (_, at) => ({ x: left + at * 114, y: y + top })),
  )

/** Sticks; the fifth one strikes the others through. */
function tally(seed: number, count: number): Line[] {
  const next = random(seed)
  const tremble = () => next() * 8 - 4
  const sticks = Array.from({ length: Math.min(4, count) }, (_, at): Line => {
    const x = at * 21
    return [
      9,
      [x + tremble(), tremble()],
      [x + 3 + tremble(), 52],
      [x + tremble(), 104 + tremble()],
    ]
  })
  if (count < 5) return sticks
  return [...sticks, [9, [-16, 84 + tremble()], [30, 56], [84, 16 + tremble()]]]
}
