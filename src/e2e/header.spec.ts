import sharp from "sharp"
import { holdAnswers } from "./held-answers"
import { openPage } from "./hydrated"
import { kitchenSink } from "./kitchen-sink"
import { twoFrames } from "./two-frames"
import { expect, test } from "./watched-page"

test("S-7: the header is transparent at 10 px and a surface with blur, shadow and border at 11 px", async ({
  page,
}) => {
  await openPage(page, "/")
  const header = page.getByRole("banner")
  const look = () =>
    header.evaluate(element => {
      const own = getComputedStyle(element)
      const layer = getComputedStyle(element, "::before")
      return {
        scrolled: element.getAttribute("data-scrolled"),
        shadow: own.boxShadow !== "none",
        border: own.borderBlockEndColor !== "rgba(0, 0, 0, 0)",
        blur: layer.backdropFilter !== "" && layer.backdropFilter !== "none",
        background: own.backgroundColor,
      }
    })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.evaluate(() => window.scrollTo(0, 10))
  await page.evaluate(twoFrames)
  await expect(header).toHaveAttribute("data-scrolled", "false")
  expect(await look()).toEqual({
    scrolled: "false",
    shadow: false,
    border: false,
    blur: false,
    background: "rgba(0, 0, 0, 0)",
  })
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect(header).toHaveAttribute("data-scrolled", "true")
  expect(await look()).toMatchObject({ shadow: true, border: true, blur: true })
})

test("issue 32.4: before the scripts run, the header is a surface but at the top, and does what was touched once they do", async ({
  page,
}) => {
  const release = await holdAnswers(page, "**/app-*.js")
  await page.goto(kitchenSink, { waitUntil: "domcontentloaded" })
  const surface = () =>
    page.getByRole("banner").evaluate(header => getComputedStyle(header, "::before").visibility)
  await expect.poll(surface).toBe("hidden")
  await page.mouse.wheel(0, 200)
  await expect.poll(surface).toBe("visible")
  const scheme = (name: string) => page.locator("label", { hasText: name })
  const search = page.getByRole("button", { name: "Rechercher" })
  // The last choice counts, not the one that comes last in the row.
  for (const touched of [scheme("Sombre"), scheme("Clair"), search]) {
    await touched.click()
    await expect(touched).toHaveCSS("filter", "opacity(0.5)")
  }
  await expect(page.locator("html")).not.toHaveAttribute("data-scheme")
  // Without scripts too, the browser does it.
  await page.getByRole("checkbox", { name: "Image fixe" }).first().check()
  // Issue 33.7: a touch while React hydrates does not make it hydrate all that is left in one task.
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

test("S-7: what goes below the scrolled header is blurred: black and white stripes become one grey", async ({
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

test("S-9: the page is French, the navigation labels and the English texts are marked as English", async ({
  page,
}) => {
  await page.goto("/")
  await expect(page.locator("html")).toHaveAttribute("lang", "fr")
  await expect(page.locator("#site-menu li[lang=en]")).toHaveCount(4)
  await expect(page.getByText("All rights are reserved", { exact: true })).toHaveAttribute(
    "lang",
    "en",
  )
})

test.describe("S-8: the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await openPage(page, "/")
  })

  test("opens by the toggle, takes the focus, keeps Tab inside, closes on Escape", async ({
    page,
  }) => {
    const menu = page.locator("#site-menu")
    await expect(menu).toBeHidden()
    await page.getByRole("button", { name: "Ouvrir le menu" }).focus()
    await page.keyboard.press("Enter")
    await expect(menu).toBeVisible()
    await expect(page.getByRole("link", { name: "Home" })).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByRole("radio", { name: "Système" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Home" })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeFocused()
  })

  test("covers the page: every link can be clicked, with 44 px at least", async ({ page }) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    for (const link of await page.locator("#site-menu a").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await link.click({ trial: true })
    }
    for (const option of await page.locator("#site-menu label").all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await option.click({ trial: true })
    }
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
    for (const name of ["main", "footer", "a[href='#site-main']"]) {
      await expect(page.locator(name)).toHaveJSProperty("inert", true)
    }
    await page.getByRole("button", { name: "Fermer le menu" }).click()
    for (const name of ["main", "footer", "a[href='#site-main']"]) {
      await expect(page.locator(name)).toHaveJSProperty("inert", false)
    }
  })

  test("scrolls where the screen is low", async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 })
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    const last = page.getByRole("radio", { name: "Sombre" })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })

  test("closes when the links have room for a row", async ({ page }) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    await page.setViewportSize({ width: 1000, height: 600 })
    await expect(page.locator("nav[data-open]")).toHaveCount(0)
    await expect(page.locator("main")).toHaveJSProperty("inert", false)
  })

  test("closes on choosing a link, and on route change by the back button", async ({ page }) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    await page.getByRole("link", { name: "Blog", exact: true }).click()
    await expect(page).toHaveURL("/blog")
    // The page has arrived, with all that follows from it.
    await expect(page.locator("main")).toBeFocused()
    await expect(page.locator("#site-menu")).toBeHidden()
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    await expect(page.locator("#site-menu")).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL("/")
    await expect(page.locator("#site-menu")).toBeHidden()
  })
})
