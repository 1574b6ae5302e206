import sharp from "sharp"
import { comparePictures } from "./compare-pictures"
import { decoded, encoded, type Picture, reduced } from "./picture"

const PAGE = { width: 1280, height: 2400 }

interface Change {
  lineAt?: number
  button?: string
  hasPicture?: boolean
  hasSection?: boolean
  /** Each letter stands up to so far from its place, as it is rounded. */
  jitter?: number
  shift?: number
  ink?: string
}

/** A page like ours: the margin line, text as rows of small strokes, a button, a picture, a last section. */
async function screenshot(change: Change = {}): Promise<Buffer> {
  const { lineAt = 300, button = "#002fa7", hasPicture = true, hasSection = true } = change
  const { shift = 0, jitter = 0, ink = "#15161c" } = change
  const rows = (from: number, count: number) =>
    Array.from({ length: count * 60 }, (_, at) => {
      const [x, y] = [
        340 + (at % 60) * 11 + jitter * (((at * 37) % 101) / 50 - 1),
        from + Math.floor(at / 60) * 30,
      ]
      return `<rect x="${x}" y="${y}" width="${3 + ((at * 7) % 6)}" height="11" />`
    }).join("")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}">
    <rect width="100%" height="100%" fill="#fbfaf6" />
    <rect x="${lineAt}" width="1" height="100%" fill="#d9485f" opacity="0.75" />
    <g fill="${ink}" transform="translate(${shift} ${shift})">${rows(100, 20)}${hasSection ? rows(2000, 10) : ""}</g>
    <rect x="340" y="800" width="150" height="48" rx="10" fill="${button}" />
    ${hasPicture ? '<rect x="340" y="1000" width="480" height="300" fill="#9db2ff" />' : ""}
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

let stored: Picture

beforeAll(async () => {
  stored = await decoded(await encoded(await reduced(await screenshot())))
})

const compared = async (change: Change) =>
  comparePictures(await reduced(await screenshot(change)), stored)

test.each<[string, boolean, Change]>([
  ["the same page, in spite of what its stored picture lost", true, {}],
  ["letters up to a quarter of a pixel elsewhere, as of another machine", true, { jitter: 0.25 }],
  ["letters drawn a little fainter, as another smoothing does", true, { ink: "#1f2027" }],
  ["the margin line moved by 10 px", false, { lineAt: 310 }],
  ["the margin line gone", false, { lineAt: -10 }],
  ["a missing picture", false, { hasPicture: false }],
  ["a button in a wrong colour", false, { button: "#a3263d" }],
  ["a lost section", false, { hasSection: false }],
  ["text in the muted colour", false, { ink: "#565963" }],
  ["text moved by 4 px", false, { shift: 4 }],
])("%s is the same: %s", async (_, isSame, change) => {
  expect((await compared(change)).isSame).toBe(isSame)
})

test("returns how much differs, and where", async () => {
  const { percent, box } = await compared({ hasPicture: false })
  expect(percent).toBeGreaterThan(4)
  expect(percent).toBeLessThan(6)
  expect(box?.left).toBeCloseTo(340 / PAGE.width, 1)
  expect(box?.right).toBeCloseTo(820 / PAGE.width, 1)
  expect(box?.top).toBeCloseTo(1000 / PAGE.height, 1)
  expect(box?.bottom).toBeCloseTo(1300 / PAGE.height, 1)
})

test("a longer or wider page fails, and what is beyond the end differs", async () => {
  const page = await reduced(await screenshot())
  const cut = (height: number) => ({
    ...page,
    height,
    data: page.data.subarray(0, page.width * height * 4),
  })
  const difference = comparePictures(page, cut(page.height - 2))
  expect(difference.isSame).toBe(false)
  expect(difference.box?.bottom).toBe(1)
  expect(difference.box?.top).toBeCloseTo(1 - 2 / page.height)
})
