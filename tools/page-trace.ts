import type { Browser } from "@playwright/test"
import { z } from "zod"

/** Long enough for all that waits for an idle page (milliseconds). */
export const QUIET_MS = 3_000

/** The visitor is no robot: a robot's pages prefetch nothing. */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36"

type Part = "layout" | "reading" | "hydration" | "effects" | "rest"

/** Milliseconds that the main thread of a page worked; `blocked` is the time of its tasks beyond 50 ms. */
export type PageWork = Record<Part | "blocked" | "longest", number>

const LAYOUT = /^(?:Layout|Layerize|Commit|ParseHTML|ParseAuthorStyleSheet|UpdateL|P.*Paint)/
const READING = /compile|EvaluateScript|V8\.(?:Pre)?Parse/i
const SCRIPT =
  /^(?:v8\.|V8\.|MinorGC|MajorGC|.*Function|RunMicrotasks|Fire|TimerFire|EventDispatch|XHR)/

const events = z.array(
  z.object({
    name: z.string(),
    ph: z.string(),
    pid: z.number(),
    tid: z.number(),
    ts: z.number(),
    dur: z.number().default(0),
    /** Processor time: other programs of the machine are not in it. */
    tdur: z.number().default(0),
    args: z.looseObject({ name: z.unknown(), data: z.unknown() }).partial().default({}),
  }),
)
type Event = z.infer<typeof events>[number]

/**
 * Costs of a page until it is quiet, as a device would take that is so much slower. The processor time is multiplied
 * and nothing slowed down: a busy machine would slow the page down twice.
 */
export async function pageWork(
  browser: Browser,
  address: string,
  slowdown: number,
  javaScriptEnabled: boolean,
): Promise<PageWork> {
  const context = await browser.newContext({ javaScriptEnabled, userAgent: USER_AGENT })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.goto(address)
  await page.waitForTimeout(QUIET_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8"))
  await context.close()
  return worked(events.parse(traceEvents), address, slowdown)
}

const CATEGORIES = [
  "-*",
  "devtools.timeline",
  "v8",
  "v8.execute",
  "blink.user_timing",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-lighthouse",
  "disabled-by-default-v8.compile",
]

function worked(traced: readonly Event[], address: string, slowdown: number): PageWork {
  const sent = traced.find(
    ({ name, args }) =>
      name === "ResourceSendRequest" && Reflect.get(Object(args.data), "url") === address,
  )
  const thread = traced.find(
    ({ name, pid, args }) =>
      name === "thread_name" && pid === sent?.pid && args.name === "CrRendererMain",
  )
  // Gatsby's mark is in the last effect of what it has rendered.
  const alive = traced.find(({ name }) => name === "onInitialClientRender")?.ts ?? Infinity
  const work: PageWork = {
    layout: 0,
    reading: 0,
    hydration: 0,
    effects: 0,
    rest: 0,
    blocked: 0,
    longest: 0,
  }
  const spans = traced
    .filter(({ ph, pid, tid }) => ph === "X" && pid === thread?.pid && tid === thread.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const open: Event[] = []
  for (const span of spans) {
    while (open.length > 0 && endOf(open.at(-1)) <= span.ts) open.pop()
    const [parent] = open.slice(-1)
    const time = (span.tdur * slowdown) / 1000
    work[partOf(span, alive)] += time
    // Its time includes what is inside the span.
    if (parent) work[partOf(parent, alive)] -= time
    else {
      work.blocked += Math.max(0, time - 50)
      work.longest = Math.max(work.longest, time)
    }
    open.push(span)
  }
  return work
}

const endOf = (span: Event | undefined): number => (span ? span.ts + span.dur : 0)

function partOf({ name, ts, dur }: Event, alive: number): Part {
  if (LAYOUT.test(name)) return "layout"
  if (READING.test(name)) return "reading"
  if (!SCRIPT.test(name)) return "rest"
  return ts + dur < alive ? "hydration" : "effects"
}
