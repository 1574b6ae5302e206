import { HOSTS, limitPlaces, ROWS } from "./limits"

const keysOf = (count: number, name = "key") => Array.from({ length: count }, (_, i) => name + i)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test("R-7: a day has 1 000 hosts and 20 000 rows, half of them kept for regular ones", () => {
  expect([HOSTS.most, ROWS.most]).toEqual([1000, 20_000])
  expect([HOSTS.kept, ROWS.kept]).toEqual([500, 10_000])
})

test.each([HOSTS.most, ROWS.most])("R-7: of %d places a day gives each, and not one more", most => {
  const { admit } = limitPlaces([], { ...ROWS, most })
  expect(keysOf(most).filter(key => !admit(key))).toEqual([])
  expect(admit("one more")).toBe(false)
  expect(admit("key0")).toBe(true)
})

test("R-7: a restart goes on with the keys that are stored", () => {
  const { admit } = limitPlaces(["a", "a"], { ...ROWS, most: 2 })
  expect(admit("b")).toBe(true)
  expect(admit("c")).toBe(false)
  expect(admit("a")).toBe(true)
})

test("R-24: new keys leave the places of the regular ones free", () => {
  const { admit, keepFor } = limitPlaces([], { ...ROWS, most: 3 })
  keepFor(["regular", "friend"])
  expect(admit("1")).toBe(true)
  expect(admit("2")).toBe(false)
  expect(admit("regular")).toBe(true)
  expect(admit("2")).toBe(false)
  expect(admit("friend")).toBe(true)
})

test("R-24: places taken before the regular keys were read are lost, and no further one", () => {
  const { admit, keepFor } = limitPlaces([], { ...ROWS, most: 3 })
  admit("1")
  admit("2")
  keepFor(["regular", "friend"])
  expect(admit("3")).toBe(false)
  expect(admit("regular")).toBe(true)
  expect(admit("friend")).toBe(false)
})

test("R-24: one network takes a few places a minute, beside its own and those of regular keys", () => {
  const { admit, keepFor } = limitPlaces([], { ...HOSTS, most: 100 })
  keepFor(["regular"])
  const admitted = () => keysOf(10).filter(key => admit(key, "a"))
  expect(admitted()).toEqual(keysOf(3))
  expect(admit("regular", "a")).toBe(true)
  expect(admit("another", "b")).toBe(true)
  jest.advanceTimersByTime(60_000)
  expect(admitted()).toEqual(keysOf(6))
})

/** Uses all places of each minute of `hours`, with more requests than places. */
function takeAll({ admit }: ReturnType<typeof limitPlaces>, networks: string[], hours: number) {
  let asked = 0
  let taken = 0
  for (let minute = 0; minute < hours * 60; minute += 1) {
    for (const network of networks) {
      let last = true
      while (last) {
        last = admit(`${network} ${asked}`, network)
        asked += 1
        if (last) taken += 1
      }
    }
    jest.advanceTimersByTime(60_000)
  }
  return taken
}

test("R-29: one network takes an eighth of the rows in an hour, and not all of them in a day", () => {
  expect(takeAll(limitPlaces([], ROWS), ["a"], 1)).toBeLessThan(2500)
  const places = limitPlaces([], ROWS)
  places.keepFor(keysOf(ROWS.kept, "regular"))
  takeAll(places, ["a"], 24)
  const left = takeAll(places, keysOf(100, "other"), 1)
  expect(left).toBeGreaterThan(300)
})

test("R-29: whatever many networks take, rows of the last 30 days keep their places", () => {
  const places = limitPlaces([], ROWS)
  const regular = keysOf(ROWS.kept, "regular")
  places.keepFor(regular)
  expect(takeAll(places, keysOf(300, "network"), 24)).toBe(ROWS.most - ROWS.kept)
  expect(regular.filter(key => !places.admit(key, "late"))).toEqual([])
})
