import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pino } from "pino"
import { until } from "../../../src/testing/until"
import { parisDay } from "../counter/counted-view"
import { outageLog } from "../counter/outage-log"
import { openRecorder } from "../counter/recorder"
import { makeDirectory, writeRelease } from "../test-site/release-on-disk"
import { VIEW } from "../test-site/request"
import { openSqliteStore } from "../test-site/sqlite-store"
import type { Finding } from "./counts"
import { openSqliteFile } from "./sqlite-driver"
import { storeInProcess } from "./writer-client"

const PLACES = 10
const DAYS = 40
const DAY_MS = 86_400_000

let directory: ReturnType<typeof makeDirectory>
let writer: string
let intact: Buffer

beforeAll(async () => {
  directory = makeDirectory()
  const release = join(directory.path, "release")
  writeRelease(release)
  writer = join(release, "writer.cjs")
  const file = join(directory.path, "intact.db")
  const store = openSqliteStore(file)
  for (let ago = 0; ago < DAYS; ago += 1) {
    const day = parisDay(new Date(Date.now() - ago * DAY_MS))
    const view = { day, referer: "direct", agent: "firefox", country: "FR", count: 1 }
    await store.add(Array.from({ length: 50 }, (_, i) => ({ ...view, path: `/page-${i}` })))
  }
  await store.close()
  intact = readFileSync(file)
})
afterAll(() => directory.remove())

const LOG = pino({ enabled: false })

const SITE = { origin: "https://jean.example", pathPrefix: "", pages: new Set(["/about-me"]) }

/** No text: libsql ends the process that reads one that is not UTF-8. */
const COUNTED = "SELECT count FROM page_views WHERE day = ? AND path = '/about-me'"

/** Counts into the file with one byte flipped, as the server does, until ten views are on the disk. */
async function countIntoFlipped(place: number) {
  const folder = makeDirectory()
  const file = join(folder.path, "page-views.db")
  const bytes = Buffer.from(intact)
  const at = Math.floor(((place + 0.5) * bytes.length) / PLACES)
  bytes[at] = (bytes[at] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
  const damages: NonNullable<Finding["damaged"]>[] = []
  const store = storeInProcess(writer, file, ({ damaged }) => {
    if (damaged) damages.push(damaged)
  })
  const recorder = openRecorder({ store, site: () => SITE, log: LOG, outage: outageLog(LOG) })
  let recorded = 0
  const record = async () => {
    await recorder.record(VIEW).then(
      () => {
        recorded += 1
      },
      () => {},
    )
    return recorded
  }
  await until(record, count => count === 10)
  await recorder.close()
  const database = openSqliteFile(file)
  const stored = database.prepare(COUNTED).all(parisDay(new Date()))
  database.close()
  const aside = readdirSync(folder.path).filter(name => /\.damaged-[\d-]+$/.test(name))
  folder.remove()
  return { stored, aside, damages }
}

test("R-19: with a byte flipped in any of ten places of the file, views are still counted", async () => {
  const places = Array.from({ length: PLACES }, (_, place) => place)
  for (const { stored, aside, damages } of await Promise.all(places.map(countIntoFlipped))) {
    expect(stored).toMatchObject([{ count: 10 }])
    expect(aside).toEqual(damages.map(({ file }) => file.slice(file.lastIndexOf("/") + 1)))
  }
})
