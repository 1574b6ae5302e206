import { CHANGED_POST } from "../../testing/builds/sample-sites"
import { saveData } from "../data-saving"
import type { DeployedSite } from "../deployments"
import { openPage } from "../hydrated"
import { expect, test } from "../test"

test.use({ build: "site", mayComplain: true })

const identity = async (site: DeployedSite) =>
  (await fetch(`${site.address}/builds/latest.json`)).json()

test("S-27: a deployment names its version and its pages", async ({ site }) => {
  const before = await identity(site)
  await site.deploy("next")
  const next = await identity(site)
  expect(next.id).not.toBe(before.id)
  const read = async (file: string) => (await fetch(`${site.address}/${file}`)).json()
  const manifest = await read(`builds/meta/${next.id}.json`)
  expect(manifest).toEqual({ ...next, pages: "builds/pages.json" })
  expect(await read(manifest.pages)).toContainEqual({
    path: CHANGED_POST.path,
    title: "Un article qui change",
  })
  // A tab of the build before may still request its own.
  expect(await read(`builds/meta/${before.id}.json`)).toMatchObject(before)
})

test("D4, R-12: a tab that was open before goes on, to a page that it has not loaded yet", async ({
  page,
  site,
}) => {
  await saveData(page)
  await openPage(page, `${site.address}/blog`)
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter(src => src !== ""),
  )
  expect(scripts.length).toBeGreaterThan(1)
  await site.deploy("next")
  for (const script of scripts) expect((await fetch(script)).status, script).toBe(200)
  await page.getByRole("link", { name: "Un article qui change" }).click()
  await expect(page).toHaveURL(`${site.address}${CHANGED_POST.path}`)
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
})
