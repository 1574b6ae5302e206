import type { Page } from "@playwright/test"
import { endExpected } from "../../complaints"
import { holdAnswers } from "../../held-answers"
import { hydrated, openPage } from "../../hydrated"
import { go, heading, menuLink } from "../../page-parts"
import { expectSameDocument, markDocument, newDocument } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Notes the motions of the page that begin: their length, and the heading that is in the page then. */
async function watchMotions(page: Page) {
  await page.evaluate(() => {
    const motions: unknown[] = []
    Object.assign(window, { motions })
    const main = document.querySelector("main")
    main?.addEventListener("animationstart", ({ target }) => {
      if (target !== main) return
      // A busy machine may send the event when the motion is over, and no longer an animation of the element.
      const { animationDuration } = getComputedStyle(main)
      motions.push([animationDuration, main.querySelector("h1")?.textContent])
    })
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
  await expect.poll(motions).toEqual([["0.16s", "Blog"]])
})

test("VISUAL 10: none for a place, for back and forward, and where reduced motion is preferred", async ({
  page,
}) => {
  await openPage(page, "/")
  const motions = await watchMotions(page)
  await menuLink(page, "My Tech Stack").click()
  await expect(page).toHaveURL("/#techstacks")
  await go(page, "/blog/ecrire-un-article#les-images")
  await expect(page.locator("#les-images")).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL("/#techstacks")
  await expect(page.locator("#techstacks")).toBeFocused()
  await page.emulateMedia({ reducedMotion: "reduce" })
  await menuLink(page, "Blog").click()
  await expect(page.locator("main")).toBeFocused()
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
