import { HOSTS, limitPlaces, networksOf, ROWS } from "./limits"

const keysOf = (count: number, name = "key") => Array.from({ length: count }, (_, i) => name + i)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test("R-7: a day has 1 000 hosts and 20 000 rows", () => {
  expect([HOSTS.most, ROWS.most]).toEqual([1000, 20_000])
})

test.each([HOSTS.most, ROWS.most])("R-7: of %d places a day gives each, and not one more", most => {
  const admit = limitPlaces([], { ...ROWS, most })
  expect(keysOf(most).filter(key => !admit(key))).toEqual([])
  expect(admit("one more")).toBe(false)
  expect(admit("key0")).toBe(true)
})

test("R-7: a restart goes on with the keys that are stored", () => {
  const admit = limitPlaces(["a", "a"], { ...ROWS, most: 2 })
  expect(admit("b")).toBe(true)
  expect(admit("c")).toBe(false)
  expect(admit("a")).toBe(true)
})

test("R-24: one network takes a few places a minute, beside those of others", () => {
  const admit = limitPlaces([], HOSTS)
  const admitted = () => keysOf(10).filter(key => admit(key, ["a"]))
  expect(admitted()).toEqual(keysOf(3))
  expect(admit("another", ["b"])).toBe(true)
  jest.advanceTimersByTime(60_000)
  expect(admitted()).toEqual(keysOf(6))
})

const addressesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => `10.0.${i >> 8}.${i % 256}`)

/** Addresses of one IPv6 /48, each of another /56, or of another /64 of the first one. */
const inTunnel = (count: number, step: 1 | 256) =>
  Array.from({ length: count }, (_, i) => `2001:db8:0:${(i * step).toString(16)}::1`)

/** Uses all places of each minute of `hours`, with more requests than places. */
function takeAll(admit: ReturnType<typeof limitPlaces>, addresses: string[], hours: number) {
  let asked = 0
  let taken = 0
  for (let minute = 0; minute < hours * 60; minute += 1) {
    for (const address of addresses) {
      let last = true
      while (last) {
        last = admit(`${address} ${asked}`, networksOf(address))
        asked += 1
        if (last) taken += 1
      }
    }
    jest.advanceTimersByTime(60_000)
  }
  return taken
}

test.each([HOSTS, ROWS])(
  "R-24, R-29: one network takes at most a fifth of the places in an hour",
  places => {
    const admit = limitPlaces([], places)
    expect(takeAll(admit, ["192.0.2.1"], 1)).toBeLessThanOrEqual(places.most / 5)
    const others = addressesOf(100).filter(address => admit(address, networksOf(address)))
    expect(others).toHaveLength(100)
  },
)

test("R-24: an IPv6 address has three networks, an IPv4 address one", () => {
  expect(networksOf("2001:db8:1:2345::1")).toEqual([
    "32.1.13.184.0.1",
    "32.1.13.184.0.1.35",
    "32.1.13.184.0.1.35.69",
  ])
  expect(networksOf("::ffff:192.0.2.1")).toEqual(["192.0.2.1"])
  expect(networksOf("unknown")).toEqual([""])
})

test("R-24: a whole IPv6 /48 takes as many hosts as one address, and real ones are still named", () => {
  const admit = limitPlaces([], HOSTS)
  expect(takeAll(admit, inTunnel(256, 256), 1)).toBe(180)
  expect(takeAll(limitPlaces([], HOSTS), ["192.0.2.1"], 1)).toBe(180)
  const others = addressesOf(50).filter((address, i) => admit(`real-${i}`, networksOf(address)))
  expect(others).toHaveLength(50)
})

test("R-29: a whole IPv6 /48 takes as many rows as one address; a /56 and a /64 in it take less", () => {
  const taken = [["192.0.2.1"], inTunnel(256, 256), inTunnel(256, 1), inTunnel(1, 1)].map(
    addresses => takeAll(limitPlaces([], ROWS), addresses, 1),
  )
  const [ofAddress = 0, ofTunnel, ofLine = 0, ofHouse = 0] = taken
  expect(ofTunnel).toBe(ofAddress)
  expect(ofLine).toBeLessThan(ofAddress)
  expect(ofHouse).toBeLessThan(ofLine)
})

test("R-24: networks beyond their share leave the places of others, however many they are", () => {
  const admit = limitPlaces([], HOSTS)
  const first = networksOf("2001:db8::1")
  expect(keysOf(100).filter(key => admit(key, first))).toHaveLength(1)
  expect(admit("next house", networksOf("2001:db8:0:1::1"))).toBe(true)
  inTunnel(20_000, 1).forEach((address, i) => {
    admit(`more-${i}`, networksOf(address))
  })
  expect(admit("another", networksOf("192.0.2.1"))).toBe(true)
})
