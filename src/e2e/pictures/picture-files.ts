import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { comparePictures } from "../../testing/compare-pictures"
import { decoded, encoded, type Picture, reduced, toPng } from "../../testing/picture"

const PICTURES = "src/e2e/pictures"

const ACCEPT = "accept with npm run test:visual -- --update"

/** Page, size and scheme of a picture. */
export interface View {
  path: string
  scheme: string
  width: number
}

const nameOf = ({ path, scheme, width }: View) =>
  [path.slice(1).replaceAll("/", ".") || "home", width, scheme].join("-")

const fileOf = (view: View) => join(PICTURES, `${nameOf(view)}.avif`)

/** Stores a picture only when the page differs from the stored one. */
export async function keep(view: View, screenshot: Buffer): Promise<void> {
  await mkdir(PICTURES, { recursive: true })
  const actual = await reduced(screenshot)
  const file = await readFile(fileOf(view)).catch(() => undefined)
  if (file && comparePictures(actual, await decoded(file)).isSame) return
  await writeFile(fileOf(view), await encoded(actual))
}

/** Pictures that no view looks at any more. */
export async function leftOver(views: readonly View[]): Promise<string[]> {
  const known = views.map(view => `${nameOf(view)}.avif`)
  return (await readdir(PICTURES)).filter(file => file.endsWith(".avif") && !known.includes(file))
}

export const forget = (picture: string) => rm(join(PICTURES, picture))

/**
 * One line on how a page differs from its picture, or nothing. The screenshot, the picture and what
 * differs are then written to `results`.
 */
export async function differenceTo(
  view: View,
  screenshot: Buffer,
  results = "test-results/visual",
): Promise<string | undefined> {
  const what = `${view.path}, ${view.scheme}, ${view.width} px`
  const file = await readFile(fileOf(view)).catch(() => undefined)
  if (!file) return `${what}: no picture yet; ${ACCEPT}`
  const [actual, expected] = [await reduced(screenshot), await decoded(file)]
  const { isSame, percent, box, picture } = comparePictures(actual, expected)
  if (isSame) return undefined
  await report(join(results, nameOf(view)), { screenshot, expected, difference: picture })
  const scale = view.width / actual.width
  const px = (part: number, whole: number) => Math.round(part * whole * scale)
  const place = box
    ? `from ${px(box.left, picture.width)}, ${px(box.top, picture.height)} to ${px(box.right, picture.width)}, ${px(box.bottom, picture.height)}`
    : "in size"
  const longer = Math.round((actual.height - expected.height) * scale)
  const size = longer === 0 ? "" : `, ${longer} px longer`
  return `${what}: ${percent.toFixed(2)} % differ ${place}${size}; see ${results}/${nameOf(view)}-*.png; ${ACCEPT}`
}

async function report(
  file: string,
  {
    screenshot,
    expected,
    difference,
  }: { screenshot: Buffer; expected: Picture; difference: Picture },
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}-actual.png`, screenshot)
  await writeFile(`${file}-expected.png`, await toPng(expected))
  await writeFile(`${file}-difference.png`, await toPng(difference))
}
