import type { IncomingHttpHeaders } from "node:http"
import {
  COUNTRY,
  DIRECT,
  MAX_ADDRESS_LENGTH,
  MAX_AGENT_LENGTH,
  type PageView,
} from "@site/page-view-contract"
import { isbot } from "isbot"
import * as z from "zod"

/** Control characters, halves of pairs, line separators, and U+FFFD, which JSON bytes that are not UTF-8 arrive as. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufffd]/u

const isAddress = (value: string): boolean =>
  value.length <= MAX_ADDRESS_LENGTH && !UNPRINTABLE.test(value)

/** Chrome on Android reports `android-app://…` for visits that come from an app. */
const isOrigin = (value: string): boolean =>
  /^(?:https?|android-app):\/\//i.test(value) && URL.canParse(value)

const field = (expected: string, isValid: (value: string) => boolean) =>
  z.string({ error: expected }).refine(isValid, expected)

/** S-22: what the server accepts as a page view, to the character. No message repeats what was received. */
export const pageViewSchema: z.ZodType<PageView> = z.strictObject(
  {
    path: field(
      `path must start with "/", have at most ${MAX_ADDRESS_LENGTH} characters and no control characters`,
      value => value.startsWith("/") && isAddress(value),
    ),
    referer: field(
      `referer must be "${DIRECT}", a path that starts with "/" or an http(s) or android-app URL, of at most ${MAX_ADDRESS_LENGTH} characters without control characters`,
      value => value === DIRECT || (isAddress(value) && (value.startsWith("/") || isOrigin(value))),
    ),
    agent: field(
      `agent must be lower-case text of 1 to ${MAX_AGENT_LENGTH} characters without control characters`,
      value =>
        value.length > 0 &&
        value.length <= MAX_AGENT_LENGTH &&
        value === value.toLowerCase() &&
        !UNPRINTABLE.test(value),
    ),
    country: z.literal(COUNTRY, { error: `country must be "${COUNTRY}"` }),
  },
  {
    error: issue =>
      issue.code === "unrecognized_keys"
        ? "only path, referer, agent and country are accepted"
        : "the body must be a JSON object",
  },
)

type RequestHead = { method?: string | undefined; headers: IncomingHttpHeaders }

/** Why a request is refused, in a text that repeats nothing of what was received. */
export type Refusal = { status: number; reason: string; headers?: Record<string, string> }

/** S-21, R-5: why a request is no page view, whatever its body holds. */
export function headRefusal({ method, headers }: RequestHead): Refusal | undefined {
  if (method !== "POST") {
    return { status: 405, reason: "only POST is allowed", headers: { Allow: "POST" } }
  }
  if (headers["sec-fetch-site"] === "cross-site") {
    return { status: 403, reason: "page views are accepted from the site itself only" }
  }
  const { "content-encoding": encoding = "identity", "content-type": type = "" } = headers
  if (type.split(";", 1)[0]?.trim().toLowerCase() !== "application/json") {
    return { status: 415, reason: "the content type must be application/json" }
  }
  if (encoding.toLowerCase() !== "identity") {
    return { status: 415, reason: "the body must not be compressed" }
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? "utf-8"
  if (charset.toLowerCase() !== "utf-8") return { status: 415, reason: "the body must be UTF-8" }
  return undefined
}

/** S-21, R-5: the page view of a body, as JSON left it, or why it is none. */
export function pageViewOf(body: unknown): PageView | Refusal {
  const result = pageViewSchema.safeParse(body)
  if (result.success) return result.data
  return { status: 400, reason: result.error.issues[0]?.message ?? "not a page view" }
}

/**
 * whether a request comes from a program, only by its `User-Agent` header, which goes nowhere else. One without it
 * is a program's too: no browser leaves it out. A Chrome that names itself headless is a program without a reader.
 */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)
