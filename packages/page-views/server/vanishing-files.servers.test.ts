import fs, { rmSync } from "node:fs"
import { join } from "node:path"
import { ABOUT, NOT_FOUND } from "../test-site/release-on-disk"
import { send } from "../test-site/request"
import { siteOfEachTest } from "../test-site/running-site"

const site = siteOfEachTest()
const PICTURE = "/static/d41d8/portrait.jpg"

const remove = () => rmSync(join(site().releaseDirectory, "site", PICTURE))

async function expectErrorPage(): Promise<void> {
  const answer = await send(site().url, PICTURE)
  expect(answer).toMatchObject({ status: 404, text: NOT_FOUND })
  expect(answer.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
  })
  expect(site().log()).not.toContain("request failed")
}

test("R-26: a picture of the list that is not there is answered with the error page", async () => {
  remove()
  await expectErrorPage()
})

test("R-26: a picture that vanishes before it is sent is answered with the error page", async () => {
  expect((await send(site().url, PICTURE)).status).toBe(200)
  const { createReadStream } = fs
  jest.spyOn(fs, "createReadStream").mockImplementationOnce((...file) => {
    remove()
    return createReadStream(...file)
  })
  await expectErrorPage()
})

test.each([
  ["/about-me", 200, ABOUT],
  ["/nope", 404, NOT_FOUND],
])("%s is sent as it is when its compressed forms are not there", async (path, status, text) => {
  for (const ending of [".br", ".gz"]) {
    for (const page of ["about-me/index.html", "404.html"]) {
      rmSync(join(site().releaseDirectory, "site", page + ending))
    }
  }
  for (const encoding of ["br", "gzip"]) {
    const answer = await send(site().url, path, { headers: { "accept-encoding": encoding } })
    expect(answer).toMatchObject({ status, text, headers: { vary: "Accept-Encoding" } })
    expect(answer.headers["content-encoding"]).toBeUndefined()
    expect(answer.headers.etag).toBe((await send(site().url, path)).headers.etag)
  }
})
