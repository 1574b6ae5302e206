import * as z from "zod"
import { StartupError } from "../startup-error"

const wholeNumber = (max: number, byDefault: number) => {
  const expected = `a whole number from 0 to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine(value => value <= max, expected)
    .default(byDefault)
}

const isPostgresUrl = (value: string): boolean =>
  /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value)

const envSchema = z
  .object({
    PORT: wholeNumber(65_535, 8000),
    HOST: z.string().default("127.0.0.1"),
    PAGE_VIEWS_DB: z.string().default("data/page-views.db"),
    DATABASE_URL: z
      .string()
      .refine(isPostgresUrl, "an address like postgresql://user:password@host:5432/database")
      .optional(),
    TRUST_PROXY: wholeNumber(32, 0),
    RATE_LIMIT: wholeNumber(1_000_000, 20),
  })
  .transform(env => ({
    port: env.PORT,
    host: env.HOST,
    /** Path of the SQLite file. */
    pageViewsDb: env.PAGE_VIEWS_DB,
    /** PostgreSQL instead of the SQLite file. */
    databaseUrl: env.DATABASE_URL,
    /** Number of proxies in front of the server. */
    trustProxy: env.TRUST_PROXY,
    /** Page views per second and client; 0 switches the limit off. */
    rateLimit: env.RATE_LIMIT,
  }))

export type Env = z.infer<typeof envSchema>

/**
 * The server's settings (D3), from the environment. Throws a `StartupError` with the variable, the expected and the
 * received value.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  throw new StartupError(
    result.error.issues
      .map(({ path, message }) => {
        const name = path.join(".")
        // It holds a password.
        const received = name === "DATABASE_URL" ? "another value" : JSON.stringify(given[name])
        return `${name} must be ${message}, received ${received}.`
      })
      .join(" "),
  )
}
