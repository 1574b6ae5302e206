import type { Page } from "@playwright/test"
import { endExpected } from "../../complaints"
import { holdAnswers } from "../../held-answers"
import { hydrated, openPage } from "../../hydrated"
import { go, heading, menuLink } from "../../page-parts"
import { post } from "../../site"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"

test.use({ build: "site" })

/** Announcements to screen readers: each change of the status region. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll("[role=status], [aria-live]")) {
      new MutationObserver(() => {
        const spoken = region.checkVisibility() ? (region.textContent ?? "") : ""
        // A busy machine may announce that it is slow.
        if (spoken && spoken !== "On tourne la page…") heard.push(spoken)
      }).observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
  return () => page.evaluate(() => Reflect.get(window, "heard"))
}

test.describe("VISUAL, accessibility: a navigation is announced in French", () => {
  test("once per page, nothing on the first load, nothing for an anchor or a query", async ({
    page,
  }) => {
    await openPage(page, "/")
    await expect(page.locator("body > div").getByRole("status").first()).toBeEmpty()
    const heard = await listen(page)
    await menuLink(page, "Blog").click()
    await expect.poll(heard).toEqual(["Page affichée\u00a0: Blog"])
    await go(page, "/blog?page=2")
    await expect(page).toHaveURL("/blog?page=2")
    await go(page, "/blog?page=2#ici")
    await expect(page).toHaveURL("/blog?page=2#ici")
    await menuLink(page, "About me").click()
    await expect.poll(async () => (await heard()).length).toBe(2)
    await page.goBack()
    await expect.poll(async () => (await heard()).length).toBe(3)
    expect(await heard()).toEqual([
      "Page affichée\u00a0: Blog",
      "Page affichée\u00a0: À propos",
      "Page affichée\u00a0: Blog",
    ])
  })

  test("an address that no page has is a document of its own, whose heading names its language", async ({
    page,
    complaints,
  }) => {
    await openPage(page, "/")
    for (const address of ["/nulle-part", "/nulle-part-ailleurs"]) {
      await go(page, address)
      await expect(page.getByText(`Page not found: ${address}`, { exact: true })).toBeVisible()
      await expect(page).toHaveTitle(/^Page Not Found/)
      await expect(heading(page)).toHaveAttribute("lang", "en")
    }
    await endExpected(page, complaints)
  })
})

test.describe("VISUAL 12: where the focus is", () => {
  test("the skip link is the first stop on a fresh load, and leads to the content", async ({
    page,
  }) => {
    await openPage(page, "/blog")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused()
    await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeInViewport()
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).toBeFocused()
  })

  test("after a navigation the content has it; Tab goes on inside, and the skip link works", async ({
    page,
  }) => {
    await openPage(page, "/")
    await page.evaluate(() =>
      new MutationObserver((_, observer) => {
        if (document.querySelector("main h1")?.textContent !== "Blog") return
        observer.disconnect()
        const arrived: unknown[] = [document.activeElement?.textContent]
        requestAnimationFrame(() => arrived.push(document.getAnimations().length > 0))
        Object.assign(window, { arrived })
      }).observe(document.body, { childList: true, subtree: true }),
    )
    await menuLink(page, "Blog").press("Enter")
    await expect(page.locator("main")).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(window, "arrived"))).toEqual(["Blog", true])
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true)
    await page.getByRole("link", { name: "Aller au contenu" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).toBeFocused()
  })

  test("a link to a place of another page gives it to that place, without a ring around it", async ({
    page,
  }) => {
    await openPage(page, "/blog")
    await menuLink(page, "My Tech Stack").press("Enter")
    const place = page.locator("#techstacks")
    await expect(place).toBeFocused()
    await expect(place).toBeInViewport()
    await expect(place).toHaveCSS("outline-style", "none")
    await page.keyboard.press("Tab")
    const section = page.locator("section", { has: place })
    await expect(section.locator(":focus")).toHaveCount(1)
    await expect(place).not.toHaveAttribute("tabindex")
  })

  test("back and forward: the content has it, and the page stands where it was left", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, post)
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true")
    await menuLink(page, "Blog").click()
    await expect(page.locator("main")).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(post)
    await expect(page.locator("main")).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  })

  test("a page that was scrolled before the scripts ran stands there after a step back", async ({
    page,
  }) => {
    const release = await holdAnswers(page, "**/*.js")
    await page.goto(post, { waitUntil: "commit" })
    await page.locator("footer").waitFor()
    await page.evaluate(() => window.scrollTo(0, 700))
    release()
    await hydrated(page)
    await menuLink(page, "Blog").click()
    await expect(page.locator("main")).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(post)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  })

  test("a new visit begins at the top; a reload stays where the page was", async ({ page }) => {
    await openPage(page, post)
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.evaluate(twoFrames)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
    await page.goto("/blog")
    await openPage(page, post)
    await page.evaluate(twoFrames)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test("a new query leaves it where it is", async ({ page }) => {
    await openPage(page, "/blog")
    await menuLink(page, "Blog").focus()
    await go(page, "/blog?tag=x")
    await expect(page).toHaveURL("/blog?tag=x")
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\?tag=x$/)
    await expect(menuLink(page, "Blog")).toBeFocused()
  })
})
