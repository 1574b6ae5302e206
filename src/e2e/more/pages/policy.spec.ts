import { JSDOM } from "jsdom"
import { observatoryPoints, observatoryScore } from "../../../testing/observatory"
import { reportViolations } from "../../complaints"
import { openEveryPart } from "../../every-part"
import { openPage } from "../../hydrated"
import { go } from "../../page-parts"
import { everyPage } from "../../pages/proof-page"
import { pages, post } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** A+ begins at 100; the most that a site with scripts of its own gets is 135. */
const LEAST_SCORE = 130

test("R-14, D5: no navigation breaks the content security policy; each page is worth 130 points", async ({
  page,
}) => {
  await reportViolations(page)
  await openPage(page, "/")
  const documents = new Map<string, string>()
  for (const path of pages) {
    const response = await page.request.get(path)
    const html = await response.text()
    const points = observatoryPoints(response.headers(), html)
    const score = `Observatory, ${path}: ${JSON.stringify(points)}`
    expect.soft(observatoryScore(points), score).toBeGreaterThanOrEqual(LEAST_SCORE)
    expect.soft(response.headers()["content-security-policy"], path).not.toContain("unsafe")
    documents.set(path, html)
  }
  for (const path of everyPage.filter(path => pages.includes(path))) {
    const { title } = new JSDOM(documents.get(path)).window.document
    await go(page, path)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
  }
})

test("R-14: only files with a hash in their name are immutable; all files are compressed ahead", async ({
  page,
  request,
}) => {
  const urls = new Set<string>()
  page.on("request", sent => urls.add(sent.url()))
  await openPage(page, post)
  const own = [...urls].filter(url => !url.includes("/api/") && !url.startsWith("data:"))
  expect(own.length).toBeGreaterThan(5)
  for (const url of own) {
    const { pathname } = new URL(url)
    const response = await request.get(url, { headers: { "accept-encoding": "br" } })
    const hashed = /[-.][0-9a-f]{20}\.(?:js|css)$/.test(pathname) || pathname.startsWith("/static/")
    expect(response.headers()["cache-control"]?.includes("immutable") ?? false, pathname).toBe(
      hashed,
    )
    const text = /(?:\.js|\.json|\.html|\/[^.]*)$/.test(pathname)
    if (text && (await response.body()).byteLength > 1024) {
      expect(response.headers()["content-encoding"], pathname).toBe("br")
    }
  }
})

test("nothing is asked of another site before a click, and then its frame alone", async ({
  page,
  complaints,
  baseURL,
}) => {
  const asked: string[] = []
  page.on("request", request => {
    if (!request.url().startsWith(`${baseURL}/`)) asked.push(request.url())
  })
  // Requests of the frame itself are not ours.
  await page.route("https://www.youtube-nocookie.com/**", route =>
    route.fulfill({ contentType: "text/html", body: "" }),
  )
  await openEveryPart(page)
  const embed = page.locator("figure", { hasText: "Une vidéo large" })
  await expect(embed).toContainText("transmettrait à www.youtube-nocookie.com votre adresse IP")
  await embed.scrollIntoViewIfNeeded()
  const button = embed.getByRole("button", { name: "Afficher ici Une vidéo large" })
  await expect(button).toBeVisible()
  expect(asked).toEqual([])
  await button.click()
  await expect(embed.locator("iframe")).toBeFocused()
  // The policy allows it to load.
  await expect.poll(() => asked).toEqual(["https://www.youtube-nocookie.com/embed/jNQXAC9IVRw"])
  expect(complaints).toEqual([])
})

test("what the content check accepts plays, and starts by itself where motion is welcome alone", async ({
  page,
}) => {
  await reportViolations(page)
  await openEveryPart(page)
  const film = page.locator("video:not([loop])")
  expect(await film.evaluate((video: HTMLVideoElement) => video.networkState)).toBe(1)
  for (const player of [film, page.locator("audio")]) {
    await player.evaluate(async (media: HTMLMediaElement) => {
      media.muted = true
      await media.play()
    })
  }
  const loop = page.locator("video[loop]")
  await loop.scrollIntoViewIfNeeded()
  const isStill = () => loop.evaluate((video: HTMLVideoElement) => video.paused)
  expect(await isStill()).toBe(true)
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await expect.poll(isStill).toBe(false)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect.poll(isStill).toBe(true)
})
