import type { Page } from "@playwright/test"
import { documentsOf } from "../../guard/broken-files"
import { holdAnswers } from "../../held-answers"
import { hydrated, openPage } from "../../hydrated"
import { heading, menuLink } from "../../page-parts"
import { expectSameDocument, markDocument } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Waits until a page's data is there, and for the frames in which the router would show it. */
const lateAndRendered = (page: Page, path: string) =>
  page.evaluate(async address => {
    await window.___loader?.loadPage(address)
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
  }, path)

test.describe("the last of two quick navigations is the one that counts", () => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test(`also when the first one's data arrives last (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      const release = await holdAnswers(page, "**/page-data/about-me/page-data.json")
      await openPage(page, "/mentions-legales")
      await markDocument(page)
      await menuLink(page, "About me").click()
      await menuLink(page, "Blog").click()
      await expect(heading(page)).toHaveText("Blog")
      release()
      await lateAndRendered(page, "/about-me")
      await expect(page).toHaveURL("/blog")
      await expect(heading(page)).toHaveText("Blog")
      await page.goBack()
      await expect(page).toHaveURL("/mentions-legales")
      await expectSameDocument(page)
    })
  }

  test("a step back while a page loads cancels it", async ({ page }) => {
    const release = await holdAnswers(page, "**/page-data/about-me/page-data.json")
    await openPage(page, "/")
    await menuLink(page, "Blog").click()
    await expect(heading(page)).toHaveText("Blog")
    await menuLink(page, "About me").click()
    await page.goBack()
    await expect(page).toHaveURL("/")
    release()
    await lateAndRendered(page, "/about-me")
    await expect(page).toHaveURL("/")
  })
})

test.describe("a step back before the page has come to life brings the page that it leads to", () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, "/")
    await menuLink(page, "Blog").click()
    await expect(heading(page)).toHaveText("Blog")
  })

  test.afterEach(async ({ page }) => {
    await expect(heading(page)).not.toHaveText("Blog")
    await expect(page).toHaveURL("/")
    await hydrated(page)
    await menuLink(page, "Blog").click()
    await expect(heading(page)).toHaveText("Blog")
  })

  test("before the scripts run", async ({ page }) => {
    const release = await holdAnswers(page, "**/*.js")
    await page.reload({ waitUntil: "commit" })
    await page.locator("footer").waitFor()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL("/")
    release()
  })

  test("between two of the scripts' first tasks", async ({ page }) => {
    await page.addInitScript(() => {
      // Only the document that is loaded first from now on.
      if (history.length < 2 || sessionStorage.getItem("stepped")) return
      sessionStorage.setItem("stepped", "1")
      const { setTimeout } = window
      let loader: unknown
      Object.defineProperty(window, "___loader", {
        get: () => loader,
        set(gatsby) {
          loader = gatsby
          history.back()
          // The next task waits for the step.
          Object.assign(window, {
            setTimeout(...task: Parameters<typeof setTimeout>) {
              const isThere = window.location.pathname === "/"
              if (isThere) Object.assign(window, { setTimeout })
              return isThere ? setTimeout(...task) : setTimeout(window.setTimeout, 1, ...task)
            },
          })
        },
      })
    })
    await page.reload({ waitUntil: "commit" })
  })

  test("while its data is on its way", async ({ page }) => {
    const release = await holdAnswers(page, "**/page-data/blog/page-data.json")
    // Requested by the navigation that is the page's own from then on.
    const asked = page.waitForRequest("**/page-data/blog/page-data.json")
    await page.reload()
    await asked
    await page.goBack()
    release()
  })
})

test("a query that another script removes before the site's run loads no second document", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      if (location.search) history.replaceState(null, "", location.pathname)
    })
  })
  const documents = documentsOf(page)
  await openPage(page, "/blog?utm_source=x")
  await expect(page).toHaveURL("/blog")
  expect(documents).toHaveLength(1)
})

test("a page that a link leads to is shown when its style sheet is there", async ({ page }) => {
  const release = await holdAnswers(page, "**/component---src-pages-about-me*.css")
  await page.goto("/mentions-legales")
  await hydrated(page)
  await menuLink(page, "About me").click()
  await lateAndRendered(page, "/mentions-legales")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mentions légales")
  release()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("À propos")
})
