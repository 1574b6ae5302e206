import { expect, test } from "@playwright/test"
import { saveData } from "./data-saving"
import {
  CHANGED_LABEL,
  CHANGED_POST,
  DEPLOYMENTS_TIMEOUT_MS,
  type DeployedSite,
  deploySite,
  makeBuilds,
  NEW_POST,
} from "./deployments"
import { hydrated } from "./hydrated"

let site: DeployedSite

test.beforeAll(async () => {
  test.setTimeout(DEPLOYMENTS_TIMEOUT_MS)
  await makeBuilds()
})

test.beforeEach(async () => {
  site = await deploySite("two-builds")
})

test.afterEach(async () => {
  await site.stop()
})

const identity = async () => (await fetch(`${site.address}/builds/latest.json`)).json()

test("S-27: a deployment says who it is, and which pages it has", async () => {
  const before = await identity()
  await site.deploy("after")
  const after = await identity()
  expect(after.id).not.toBe(before.id)
  const meta = await (await fetch(`${site.address}/builds/meta/${after.id}.json`)).json()
  const newPost = { path: NEW_POST, title: "Un article de plus" }
  expect(meta).toEqual({ ...after, pages: expect.arrayContaining([newPost]) })
  expect((await fetch(`${site.address}/builds/meta/${before.id}.json`)).status).toBe(404)
})

test("D4: a tab that was open before goes on, to a page that it has not loaded yet", async ({
  page,
}) => {
  await saveData(page)
  await page.goto(`${site.address}/blog`)
  await hydrated(page)
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter(src => src !== ""),
  )
  expect(scripts.length).toBeGreaterThan(1)
  await site.deploy("after")
  for (const script of scripts) expect((await fetch(script)).status, script).toBe(200)
  await page.getByRole("link", { name: "Un article qui change" }).click()
  await expect(page).toHaveURL(`${site.address}${CHANGED_POST.path}`)
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
  await expect(page.getByRole("link", { name: CHANGED_LABEL })).toHaveCount(1)
})
