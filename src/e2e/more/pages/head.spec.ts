import { JSDOM } from "jsdom"
import sharp from "sharp"
import { pages, post, project } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("no page holds a NUL byte, as React's stream writes them into French", async ({ request }) => {
  for (const path of pages) expect(await (await request.get(path)).text(), path).not.toContain("\0")
})

test("links to a post, a project and the owner's page share a picture of their own", async ({
  request,
}) => {
  for (const path of [post, project, "/about-me"]) {
    const { document } = new JSDOM(await (await request.get(path)).text()).window
    const told = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? ""
    expect(told("image:alt"), path).toBe(told("title"))
    const { pathname } = new URL(told("image"))
    expect(pathname).toBe(`${path}.png`)
    const picture = await request.get(pathname)
    expect(await sharp(await picture.body()).metadata(), path).toMatchObject({
      ...{ format: "png", width: 1200, height: 630 },
    })
  }
})
