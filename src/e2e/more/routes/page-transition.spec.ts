import type { Page } from "@playwright/test"
import { endExpected } from "../../complaints"
import { holdAnswers } from "../../held-answers"
import { hydrated, openPage } from "../../hydrated"
import { go, heading, menuLink } from "../../page-parts"
import { lateScript } from "../../sent-views"
import { expectSameDocument, markDocument, newDocument } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Notes the motions of pages that begin: what is moved, for how long, and the heading that is in the page then. */
async function watchMotions(page: Page) {
  await lateScript(page)
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    const motions: unknown[] = []
    Object.assign(window, { motions })
    Element.prototype.animate = function (keyframes, options) {
      const heading = document.querySelector("main h1")?.textContent
      motions.push([this.localName, typeof options === "object" && options.duration, heading])
      return animate.call(this, keyframes, options)
    }
  })
  return (): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, "motions"))
}

test("VISUAL 10: the new page is there before it moves; the header stands still", async ({
  page,
}) => {
  await openPage(page, "/")
  const motions = await watchMotions(page)
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error("a view transition")
    }
  })
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  await expect.poll(motions).toEqual([["main", 200, "Blog"]])
})

test("a clicked title and picture come to their places; none goes back with the reader", async ({
  page,
}) => {
  await openPage(page, "/project")
  const motions = await watchMotions(page)
  const link = page.locator("main .title-link").first()
  const title = (await link.textContent()) ?? ""
  await link.click()
  await expect(heading(page)).toHaveText(title)
  const expected = [
    ["div", 220, title],
    ["h1", 220, title],
    ["main", 200, title],
  ]
  await expect.poll(async () => (await motions()).toSorted()).toEqual(expected)
  await page.goBack()
  await expect(page).toHaveURL("/project")
  await expect(link).toBeVisible()
  expect(await motions()).toHaveLength(3)
})

test("VISUAL 10: none for a place, for back and forward, and where reduced motion is preferred", async ({
  page,
}) => {
  await openPage(page, "/")
  const motions = await watchMotions(page)
  await menuLink(page, "My Tech Stack").click()
  await expect(page).toHaveURL("/#techstacks")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await menuLink(page, "Blog").click()
  await expect(page.locator("main")).toBeFocused()
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.goBack()
  await expect(page).toHaveURL("/#techstacks")
  await expect(page.locator("#techstacks")).toBeFocused()
  await go(page, "/blog/ecrire-un-article#les-images")
  await expect(page.locator("#les-images")).toBeFocused()
  expect(await motions()).toEqual([])
})

test("VISUAL 10: a page that takes its time moves nothing before its data is there", async ({
  page,
}) => {
  const release = await holdAnswers(page, "**/page-data/about-me/page-data.json")
  await openPage(page, "/mentions-legales")
  const motions = await watchMotions(page)
  await menuLink(page, "About me").click()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  expect(await motions()).toEqual([])
  release()
  await expect(page).toHaveURL("/about-me")
  await expect.poll(async () => (await motions()).length).toBe(1)
})

test("VISUAL 10: a click while the page moves leads to its target, as do two quick ones", async ({
  page,
}) => {
  await openPage(page, "/")
  await markDocument(page)
  const motions = await watchMotions(page)
  const box = await menuLink(page, "About me").boundingBox()
  await menuLink(page, "Blog").click()
  await expect.poll(async () => (await motions()).length).toBe(1)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.updatePlaybackRate(0.001)
  })
  expect(box).not.toBeNull()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL("/about-me")
  await expect(heading(page)).toHaveText("À propos")
  await expectSameDocument(page)
})

test("VISUAL 10: a page whose script is missing still is reached, by a full load", async ({
  page,
  complaints,
}) => {
  let blocked = true
  await page.route("**/component---src-pages-about-me*.js", route =>
    blocked ? route.abort() : route.continue(),
  )
  await openPage(page, "/mentions-legales")
  await markDocument(page)
  page.on("framenavigated", () => {
    blocked = false
  })
  await menuLink(page, "About me").click()
  await expect(page).toHaveURL("/about-me")
  await expect(heading(page)).toHaveText("À propos")
  await hydrated(page)
  await newDocument(page)
  await endExpected(page, complaints)
})
