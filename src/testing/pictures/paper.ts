import type { Browser } from "@playwright/test"

interface Print {
  picture: Buffer
  /** Place on the paper, in picture pixels. A print may leave the paper at its lower edge. */
  x: number
  y: number
}

/** Lays prints on a sheet of 1600 × 1000, squared like the site's, each at its own size and with a hairline. */
export async function onSquaredPaper(browser: Browser, prints: readonly Print[]): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  const page = await context.newPage()
  const images = prints.map(
    ({ picture, x, y }) =>
      `<img alt="" style="left:${x}px;top:${y}px" src="data:image/png;base64,${picture.toString("base64")}">`,
  )
  await page.setContent(`<style>${STYLE}</style>${images.join("")}`)
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  return page.screenshot({ animations: "disabled" })
}

const STYLE = `
  body {
    height: 1000px;
    margin: 0;
    overflow: hidden;
    background:
      linear-gradient(#c9d3ec 1px, transparent 1px) 0 -1px / 40px 40px,
      linear-gradient(90deg, #c9d3ec 1px, transparent 1px) -1px 0 / 40px 40px,
      #fbfaf6;
  }
  img {
    position: absolute;
    border-radius: 14px;
    outline: 1.5px solid #83858d;
    outline-offset: -1px;
  }
`
