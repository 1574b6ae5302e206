import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import type { Browser, Page } from "@playwright/test"
import sharp from "sharp"

/** Window of a picture: CSS pixels, picture pixels in one of them, and the scheme of the system. */
export interface View {
  width: number
  height: number
  density: number
  scheme: "light" | "dark"
}

/** Opens an address so that two pictures of it are equal: nothing moves, nothing is still on its way. */
export async function openStill(browser: Browser, address: string, view: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.density,
    colorScheme: view.scheme,
    reducedMotion: "reduce",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
  })
  // Figures that a page measures of itself differ each time.
  await context.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"))
  const page = await context.newPage()
  await page.goto(address, { waitUntil: "networkidle" })
  // From the cache: a face that came too late for the first paint is there for the second.
  await page.reload({ waitUntil: "networkidle" })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([document.fonts.ready, ...[...document.images].map(image => image.decode())])
  })
  return page
}

/** The page from its top down to `height`, or what can be seen of it without a height. */
export async function photograph(page: Page, height?: number): Promise<Buffer> {
  const { width } = page.viewportSize() ?? { width: 0 }
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  return page.screenshot({
    animations: "disabled",
    ...(height && {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, full) },
    }),
  })
}

/** Writes a picture as a small PNG. Returns whether the file has changed. */
export async function store(file: string, picture: Buffer): Promise<boolean> {
  const png = await sharp(picture)
    .flatten({ background: "#fff" })
    .png({ palette: true, quality: 100, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
  const before = await readFile(file).catch(() => undefined)
  if (before?.equals(png)) return false
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, png)
  return true
}
