/** @jest-environment node */
import { pino } from "pino"
import { createOutageLog } from "./server-recorder"

let lines: { level: number; msg: string; seconds?: number; err?: { message: string } }[]
let outage: ReturnType<typeof createOutageLog>

beforeEach(() => {
  lines = []
  jest.useFakeTimers()
  const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
  outage = createOutageLog(log)
})

afterEach(() => jest.useRealTimers())

const failAt = (time: number) => outage.failed(new Error(`at ${time}`))

test("an outage is told when it begins, and when it has been over for ten seconds", () => {
  for (let i = 0; i < 1000; i += 1) outage.failed(new Error("disk full"))
  jest.advanceTimersByTime(12_345)
  outage.worked()
  outage.worked()
  jest.advanceTimersByTime(9_999)
  expect(lines).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(lines).toMatchObject([
    { level: 50, msg: "page views could not be stored", err: { message: "disk full" } },
    { level: 30, msg: "page views are stored again", seconds: 12 },
  ])
})

test("an outage that lasts is told once a minute, with what is wrong now", () => {
  for (let time = 0; time <= 150_000; time += 500) {
    failAt(time)
    jest.advanceTimersByTime(500)
  }
  expect(lines.map(({ msg, seconds }) => [msg, seconds])).toEqual([
    ["page views could not be stored", undefined],
    ["page views still fail", 60],
    ["page views still fail", 120],
  ])
  expect(lines[1]?.err?.message).toBe("at 60000")
})

test("a disk that is nearly full, and lets some views pass, is one outage", () => {
  for (let time = 0; time < 60_000; time += 1000) {
    failAt(time)
    outage.worked()
    jest.advanceTimersByTime(1000)
  }
  expect(lines.map(({ msg }) => msg)).toEqual(["page views could not be stored"])
})

test("another outage is told again", () => {
  outage.failed(new Error("first"))
  outage.worked()
  jest.advanceTimersByTime(10_000)
  outage.failed(new Error("second"))
  expect(lines.map(({ err }) => err?.message)).toEqual(["first", undefined, "second"])
})

test("a store that works is no news", () => {
  outage.worked()
  expect(lines).toEqual([])
})
