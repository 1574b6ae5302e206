/** @jest-environment node */
import { pino } from "pino"
import { createOutageLog } from "./server-recorder"

let lines: { level: number; msg: string; seconds?: number; err?: { message: string } }[]
let time: number
let outage: ReturnType<typeof createOutageLog>

beforeEach(() => {
  lines = []
  time = 0
  const log = pino({}, { write: line => lines.push(JSON.parse(line)) })
  outage = createOutageLog(log, () => time)
})

test("an outage is told when it begins and when it is over", () => {
  for (let i = 0; i < 1000; i += 1) outage.failed(new Error("disk full"))
  time = 12_345
  outage.worked()
  outage.worked()
  expect(lines).toMatchObject([
    { level: 50, msg: "page views could not be stored", err: { message: "disk full" } },
    { level: 30, msg: "page views are stored again", seconds: 12 },
  ])
})

test("an outage that lasts is told once a minute, with what is wrong now", () => {
  for (time = 0; time <= 150_000; time += 500) outage.failed(new Error(`at ${time}`))
  expect(lines.map(({ msg, seconds }) => [msg, seconds])).toEqual([
    ["page views could not be stored", undefined],
    ["page views still fail", 60],
    ["page views still fail", 120],
  ])
  expect(lines[1]?.err?.message).toBe("at 60000")
})

test("another outage is told anew", () => {
  outage.failed(new Error("first"))
  outage.worked()
  outage.failed(new Error("second"))
  expect(lines.map(({ err }) => err?.message)).toEqual(["first", undefined, "second"])
})

test("a store that works is no news", () => {
  outage.worked()
  expect(lines).toEqual([])
})
