/** @jest-environment node */
import { join } from "node:path"
import { openSqliteStore } from "../stores/sqlite-store"
import { makeDirectory } from "../test-site/release-on-disk"
import { BROWSER_HEADERS, VIEW } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { countPageView } from "./count-page-view"
import { MAX_WAITING } from "./group-commit"
import { openRecorder } from "./recorder"

test("R-5: as many views wait for a slow store as the limit says, and the next one is told to come back", async () => {
  const directory = makeDirectory()
  const file = join(directory.path, "views.db")
  const store = openSqliteStore(file)
  let letThrough = () => {}
  const through = new Promise<void>(resolve => {
    letThrough = resolve
  })
  const recorder = openRecorder({
    store: { ...store, add: (...counts) => through.then(() => store.add(...counts)) },
    site: () => ({ origin: "https://jean.example", pathPrefix: "", pages: new Set(["/about-me"]) }),
  })
  const count = (headers: Record<string, string> = BROWSER_HEADERS) =>
    countPageView({ headers, body: VIEW }, work => work(recorder))
  const waiting = Array.from({ length: MAX_WAITING }, () => count())
  await new Promise(setImmediate)
  expect(recorder.waiting()).toBe(MAX_WAITING)
  for (const refused of [await count(), await count({ "user-agent": "curl/8.5.0" })]) {
    expect(refused).toEqual({
      status: 503,
      reason: "page views cannot be stored at the moment",
      headers: { "Retry-After": "1" },
    })
  }
  letThrough()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]))
  expect(await count()).toBeUndefined()
  await recorder.close()
  expect(await storedIn(file)).toMatchObject([{ count: MAX_WAITING + 1 }])
  directory.remove()
})
