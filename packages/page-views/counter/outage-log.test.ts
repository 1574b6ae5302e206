import { pino } from "pino"
import { outageLog } from "./outage-log"

let lines: { msg: string; err?: { message: string } }[]
let outage: ReturnType<typeof outageLog>

beforeEach(() => {
  lines = []
  jest.useFakeTimers()
  outage = outageLog(pino({}, { write: line => lines.push(JSON.parse(line)) }))
})
afterEach(() => jest.useRealTimers())

const FAILED = "page views could not be stored"
const WORKED = "page views are stored again"
const messages = () => lines.map(({ msg }) => msg)

test("an outage is logged once a minute, with its present cause; a store that works is not", () => {
  outage.worked()
  for (let second = 0; second <= 150; second += 1) {
    outage.failed(new Error(`at ${second}`))
    jest.advanceTimersByTime(1000)
  }
  expect(messages()).toEqual([FAILED, FAILED, FAILED])
  expect(lines[1]?.err?.message).toBe("at 60")
  outage.worked()
  outage.worked()
  expect(messages().at(-1)).toBe(WORKED)
  expect(lines).toHaveLength(4)
})

test("R-19: a nearly full disk, on which some views are written, is logged once a minute", () => {
  for (let second = 0; second < 120; second += 1) {
    outage.failed(new Error("disk full"))
    expect(outage.isOut()).toBe(true)
    outage.worked()
    expect(outage.isOut()).toBe(false)
    jest.advanceTimersByTime(1000)
  }
  expect(messages()).toEqual([FAILED, WORKED, FAILED, WORKED])
})
