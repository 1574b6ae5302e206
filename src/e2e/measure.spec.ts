import { openPage } from "./hydrated"
import { kitchenSink } from "./kitchen-sink"
import { pages } from "./site"
import { expect, test } from "./watched-page"

/** Lines of a few paragraphs say little: only an article with more than this many is judged. */
const ENOUGH_LINES = 8

test("VISUAL 2: on a large screen a line of an article holds 62 to 70 characters, 1.6 to 1.7 apart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const judged: string[] = []
  for (const path of [kitchenSink, ...pages.filter(path => path.startsWith("/blog/"))]) {
    await openPage(page, path)
    const { lengths, leading } = await page.evaluate(async () => {
      await document.fonts.ready
      const counts: number[] = []
      const range = document.createRange()
      // Paragraphs of plain text: code, keys and notes have widths of their own.
      const paragraphs = [...document.querySelectorAll("[data-article] > p")].filter(
        paragraph => !paragraph.querySelector("code, kbd, sup, sub, img, small, math"),
      )
      for (const paragraph of paragraphs) {
        const lines = new Map<number, number>()
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { nodeValue } = texts.currentNode
          for (let at = 0; at < (nodeValue?.length ?? 0); at += 1) {
            range.setStart(texts.currentNode, at)
            range.setEnd(texts.currentNode, at + 1)
            const line = Math.round(range.getBoundingClientRect().bottom / 10)
            lines.set(line, (lines.get(line) ?? 0) + 1)
          }
        }
        counts.push(...[...lines.values()].slice(0, -1))
      }
      const { lineHeight, fontSize } = getComputedStyle(paragraphs[0] ?? document.body)
      return {
        lengths: counts,
        leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      }
    })
    if (lengths.length <= ENOUGH_LINES) continue
    judged.push(path)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean, path).toBeGreaterThanOrEqual(62)
    expect(mean, path).toBeLessThanOrEqual(70)
    expect(leading, path).toBeGreaterThanOrEqual(1.6)
    expect(leading, path).toBeLessThanOrEqual(1.7)
  }
  expect(judged.length).toBeGreaterThan(0)
})
