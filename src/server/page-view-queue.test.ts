/** @jest-environment node */
import { join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import express from "express"
import { until } from "../testing/until"
import { MAX_WAITING } from "./group-commit"
import { type Listening, listen } from "./listen"
import { openRecorder, type PageViewRecorder } from "./page-view-recorder"
import { shareRecorder } from "./process-recorder"
import { openSqliteStore } from "./sqlite-store"
import { loadPageViewFunction } from "./start-server"
import { makeDirectory, writeRelease } from "./test-site/release-on-disk"
import { type Answer, sendView, VIEW } from "./test-site/request"
import { storedIn } from "./test-site/running-site"

let directory: ReturnType<typeof makeDirectory>
let file: string
let recorder: PageViewRecorder
let listening: Listening
let letThrough: () => void

/** The handler as it was compiled, on a store that stands still until it is let through. */
beforeEach(async () => {
  directory = makeDirectory()
  file = join(directory.path, "views.db")
  const store = openSqliteStore(file)
  const through = new Promise<void>(resolve => {
    letThrough = resolve
  })
  recorder = await openRecorder({
    store: { ...store, add: (...counts) => through.then(() => store.add(...counts)) },
    site: () => ({ origin: "https://jean.example", pathPrefix: "", pages: new Set(["/about-me"]) }),
    onFailure: error => {
      throw error
    },
  })
  shareRecorder(Promise.resolve(recorder))
  writeRelease(join(directory.path, "release"))
  const handler = loadPageViewFunction(join(directory.path, "release"))
  const app = express().use(METRICS_PATH, express.json(), handler)
  listening = await listen(app, { host: "127.0.0.1", port: 0 })
})
afterEach(async () => {
  letThrough()
  await listening.stop()
  shareRecorder(undefined)
  await recorder.close()
  directory.remove()
})

const oneMoreWaits = () => {
  const before = recorder.waiting()
  return until(
    async () => recorder.waiting(),
    waiting => waiting > before,
  )
}

test("R-5: as many views wait for a slow store as the limit says, and the next one is told to come back", async () => {
  const recorded = Array.from({ length: MAX_WAITING - 1 }, () => recorder.record(VIEW))
  const last = sendView(listening.url)
  await oneMoreWaits()
  expect(recorder.waiting()).toBe(MAX_WAITING)

  const refusals: Answer[] = [
    await sendView(listening.url),
    await sendView(listening.url, VIEW, { "user-agent": "curl/8.5.0" }),
  ]
  for (const { status, text, headers } of refusals) {
    expect({ status, text, retryAfter: headers["retry-after"] }).toEqual({
      status: 503,
      text: '{"error":"page views cannot be stored at the moment"}',
      retryAfter: "1",
    })
  }

  letThrough()
  expect((await last).status).toBe(204)
  await Promise.all(recorded)
  expect((await sendView(listening.url)).status).toBe(204)
  expect(await storedIn(file)).toMatchObject([{ count: MAX_WAITING + 1 }])
})
