import type { Page } from "@playwright/test"
import { ANALYTICS } from "../../../testing/builds/sample-sites"
import { hydrated, openPage } from "../../hydrated"
import { lateScript } from "../../sent-views"
import { expect, test } from "../../test"

test.use({ build: "bare" })

/** Requests to the third party, from the first one on. Its script is empty. */
let foreign: string[]

test.beforeEach(async ({ context }) => {
  foreign = []
  await context.route("https://mesure.example/**", route => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: "" })
  })
})

const question = (page: Page) => page.getByRole("region", { name: "Mesure d’audience" })

const tag = (page: Page) => page.locator(`script[src="${ANALYTICS.src}"]`)

const expectAsked = async (page: Page, path: string) => {
  await openPage(page, path)
  await expect(question(page)).toBeVisible()
}

const expectNotAsked = async (page: Page, path: string) => {
  await openPage(page, path)
  // The question would come with this script.
  await lateScript(page)
  await expect(question(page)).toHaveCount(0)
}

test("S-20, LEGAL: a tag waits for consent; to refuse is as easy, and loads nothing", async ({
  page,
}) => {
  const html = await (await page.request.get("/")).text()
  expect(html).not.toContain(`<script src="${ANALYTICS.src}`)
  await expectAsked(page, "/")
  await expect(tag(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const [no, yes] = await question(page)
    .getByRole("button")
    .evaluateAll(buttons =>
      buttons.map(button => {
        const { color, backgroundColor, font, textDecoration, minHeight } = getComputedStyle(button)
        return { color, backgroundColor, font, textDecoration, minHeight }
      }),
    )
  expect(no).toEqual(yes)

  await question(page).getByRole("button", { name: "Refuser" }).click()
  await expect(question(page)).toHaveCount(0)
  for (const path of ["/", "/blog"]) await expectNotAsked(page, path)
  expect(foreign).toEqual([])
})

test("S-20, LEGAL: an agreed tag loads with its data until the consent is withdrawn", async ({
  page,
}) => {
  await expectAsked(page, "/")
  await question(page).getByRole("button", { name: "Accepter" }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(tag(page)).toHaveAttribute("data-site", ANALYTICS.data.site)
  await expect.poll(() => foreign).toEqual([ANALYTICS.src])
  await expectNotAsked(page, "/mentions-legales")
  await expect.poll(() => foreign).toHaveLength(2)

  const agreed = page.getByRole("checkbox", { name: `Autoriser ${ANALYTICS.provider}` })
  await expect(agreed).toBeChecked()
  const reloaded = page.waitForEvent("load")
  await agreed.uncheck()
  // Running scripts would go on until the document ends.
  await reloaded
  await hydrated(page)
  await expect(agreed).not.toBeChecked()
  await expect(tag(page)).toHaveCount(0)
  await expectNotAsked(page, "/")
  expect(foreign).toHaveLength(2)
})
