import { holdAnswers } from "../../held-answers"
import { hydrated } from "../../hydrated"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"

test.use({ build: "site" })

test("S-7: before the scripts the header is transparent at the top, and a surface below it", async ({
  page,
}) => {
  const release = await holdAnswers(page, "**/*.js")
  const surface = () =>
    page.getByRole("banner").evaluate(header => getComputedStyle(header, "::before").visibility)
  // In the first window nothing can scroll.
  for (const height of [20_000, 800]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto("/blog", { waitUntil: "commit" })
    await page.locator("footer").waitFor()
    await page.evaluate(twoFrames)
    expect(await surface(), `${height} px`).toBe("hidden")
  }
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(surface).toBe("visible")
  release()
  await hydrated(page)
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true")
  expect(await surface()).toBe("visible")
})
