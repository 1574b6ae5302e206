import sharp from "sharp"
import { everyPart } from "../../every-part"
import { holdAnswers } from "../../held-answers"
import { hydrated, openPage } from "../../hydrated"
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

test("before the scripts the header keeps touches for them", async ({ page }) => {
  const release = await holdAnswers(page, "**/app-*.js")
  await page.goto(everyPart, { waitUntil: "domcontentloaded" })
  const colours = page.getByRole("button", { name: "Couleurs du système" })
  const search = page.getByRole("button", { name: "Rechercher" })
  for (const touched of [colours, search]) {
    await touched.click()
    await expect(touched).toHaveCSS("filter", "opacity(0.5)")
  }
  await expect(page.locator("html")).not.toHaveAttribute("data-scheme")
  // Without scripts too, the browser does it.
  await page.getByRole("checkbox", { name: "Image fixe" }).first().check()
  // A touch while React hydrates does not make it hydrate all that is left in one task.
  const isHydrated = search.evaluate(async button => {
    const has = (mark: string, element: object) =>
      Object.keys(element).some(key => key.startsWith(mark))
    while (!has("__reactContainer", document.querySelector("#___gatsby") ?? {}))
      await Reflect.get(window, "scheduler").postTask(() => {})
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    return has("__reactProps", button)
  })
  release()
  expect(await isHydrated).toBe(false)
  await expect(page.getByRole("searchbox")).toBeFocused()
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "light")
  await expect(page.locator("[data-heard]")).toHaveCount(0)
})

test("S-7: what goes below the scrolled header is blurred: stripes become one grey", async ({
  page,
}) => {
  await openPage(page, "/")
  await page.locator("main").evaluate(main => {
    main.style.background = "repeating-linear-gradient(90deg, #000 0 3px, #fff 3px 6px)"
  })
  await page.mouse.wheel(0, 200)
  await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true")
  // Between the links and the colours there is nothing but what shines through.
  const spread = async () => {
    const strip = await page.screenshot({ clip: { x: 760, y: 20, width: 120, height: 20 } })
    const { channels } = await sharp(strip).greyscale().stats()
    return channels[0]?.stdev
  }
  await expect.poll(spread).toBeLessThan(1)
})

test.describe("S-8: the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await openPage(page, "/")
  })

  test("fills the screen; the page behind it does not scroll and is out of reach", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    const panel = page.locator("#site-menu")
    await panel.evaluate(async element => {
      const running = element.getAnimations({ subtree: true })
      await Promise.all(running.map(animation => animation.finished))
    })
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await page.mouse.move(200, 700)
    await page.mouse.wheel(0, 600)
    await page.evaluate(twoFrames)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (const outside of ["main a", "footer a", "a[href='#site-main']"]) {
      const link = page.locator(outside).first()
      await link.focus()
      await expect(link).not.toBeFocused()
    }
    await page.getByRole("button", { name: "Fermer le menu" }).click()
    await page.locator("main a").first().focus()
    await expect(page.locator("main a").first()).toBeFocused()
  })

  test("scrolls where the screen is low", async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 })
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    const last = page.getByRole("button", { name: "Couleurs du système" })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})
