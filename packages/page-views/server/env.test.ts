import { StartupError } from "../startup-error"
import { type Env, readEnv } from "./env"

test("D3: every setting has a default, and an empty variable counts as unset", () => {
  const defaults = {
    port: 8000,
    host: "127.0.0.1",
    pageViewsDb: "data/page-views.db",
    trustProxy: 0,
    rateLimit: 20,
  }
  expect(readEnv({})).toEqual(defaults)
  expect(readEnv({ PORT: "", HOST: "", PAGE_VIEWS_DB: "", DATABASE_URL: "" })).toEqual(defaults)
})

test.each<[string, string, Partial<Env>]>([
  ["PORT", "0", { port: 0 }],
  ["PORT", "65535", { port: 65_535 }],
  ["HOST", "::", { host: "::" }],
  ["PAGE_VIEWS_DB", "x.db", { pageViewsDb: "x.db" }],
  ["TRUST_PROXY", "32", { trustProxy: 32 }],
  ["RATE_LIMIT", "1000000", { rateLimit: 1_000_000 }],
])("D3: %s may be %s", (name, value, settings) => {
  expect(readEnv({ [name]: value })).toEqual({ ...readEnv({}), ...settings })
})

test.each([
  "postgres://me@db/site",
  "postgresql://me:secret@[::1]:5433/site?sslmode=verify-full",
  "postgresql:///site?host=/run/postgresql",
  "postgresql://me@db/",
])("D3: DATABASE_URL may be %s", databaseUrl => {
  expect(readEnv({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl })
})

test.each([
  ["PORT", "65536", "65535"],
  ["PORT", "-1", "65535"],
  ["PORT", "80a", "65535"],
  ["PORT", "1e3", "65535"],
  ["PORT", "8000.5", "65535"],
  ["TRUST_PROXY", "33", "32"],
  ["TRUST_PROXY", "true", "32"],
  ["RATE_LIMIT", "1000001", "1000000"],
])("%s must not be %s, and one sentence says so", (name, value, max) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(StartupError)
  expect(read).toThrow(`${name} must be a whole number from 0 to ${max}, received "${value}".`)
})

test("all wrong settings are named at once", () => {
  expect(() => readEnv({ PORT: "x", RATE_LIMIT: "y" })).toThrow(/^PORT .*"x"\. RATE_LIMIT .*"y"\.$/)
})

test.each([
  ["DATABASE_URL", "mysql://me:hunter22@db/site", "an address like postgresql:"],
  ["DATABASE_URL", "me:hunter22@db", "an address like postgresql:"],
])("a wrong %s is told without repeating it", (name, value, expected) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(`${name} must be ${expected}`)
  expect(read).not.toThrow(/hunter22/)
})
