/** @jest-environment node */
import { createForeignHosts, MAX_HOSTS_PER_DAY } from "./foreign-hosts"

const TODAY = "2026-03-14"
const none = { day: TODAY, referers: [] }

test("R-7: 1 000 hosts are admitted on one day, and not one more", () => {
  expect(MAX_HOSTS_PER_DAY).toBe(1000)
  const hosts = createForeignHosts(none)
  for (let i = 1; i <= 1000; i += 1) expect(hosts.admit(TODAY, `${i}.example`)).toBe(true)
  expect(hosts.admit(TODAY, "1001.example")).toBe(false)
  expect(hosts.admit(TODAY, "1000.example")).toBe(true)
})

test("R-7: every day has its own limit", () => {
  const hosts = createForeignHosts(none, 1)
  expect(hosts.admit(TODAY, "a.example")).toBe(true)
  expect(hosts.admit("2026-03-15", "b.example")).toBe(true)
  expect(hosts.admit("2026-03-15", "a.example")).toBe(false)
})

test("R-7: a restart goes on with the hosts that are stored, not with the site's own pages", () => {
  const referers = ["direct", "/", "/blog", "(unknown)", "(other)", "a.example", "a.example"]
  const hosts = createForeignHosts({ day: TODAY, referers }, 2)
  expect(hosts.admit(TODAY, "b.example")).toBe(true)
  expect(hosts.admit(TODAY, "c.example")).toBe(false)
  expect(hosts.admit(TODAY, "a.example")).toBe(true)
})
