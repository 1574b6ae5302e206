import type { PageView } from "@site/page-view-contract"
import { randomNumbers } from "../../../src/testing/random"
import { AGENTS, type SiteFacts } from "../counter/counted-view"
import { HOSTS } from "../counter/limits"
import type { PageViewRecorder } from "../counter/recorder"
import type { ViewCount } from "../stores/counts"

type Keys = Record<"path" | "referer" | "agent" | "country", number>

/** how many different values each column of one day may hold, whatever is sent. */
export const mostKeys = ({ pages }: SiteFacts): Keys => ({
  // The pages and "(unknown)".
  path: pages.size + 1,
  // The same, "direct", the hosts of a day and "(other)".
  referer: pages.size + 1 + 1 + HOSTS.most + 1,
  agent: AGENTS.size,
  country: 1,
})

/** Number of different values of each column. */
export const keysOf = (rows: readonly ViewCount[]): Keys => ({
  path: new Set(rows.map(({ path }) => path)).size,
  referer: new Set(rows.map(({ referer }) => referer)).size,
  agent: new Set(rows.map(({ agent }) => agent)).size,
  country: new Set(rows.map(({ country }) => country)).size,
})

const BATCH = 5000

/** Records `count` random views, some thousands at a time; resolves once all are durable. */
export async function recordRandomViews(
  recorder: Pick<PageViewRecorder, "record">,
  site: SiteFacts,
  count: number,
): Promise<void> {
  const views = randomViews(site)
  for (let left = count; left > 0; left -= BATCH) {
    const batch = Array.from({ length: Math.min(left, BATCH) }, () => recorder.record(views()))
    await Promise.all(batch)
  }
}

type OneOf<Item> = readonly [Item, ...Item[]]

/** Views as a hostile client sends them: all pass the schema, hardly any twice, the same in every run. */
export function randomViews({ origin, pages }: SiteFacts): () => PageView {
  const random = randomNumbers(1)
  const word = () => random().toString(36)
  const pick = <Item>(items: OneOf<Item>): Item => items[random() % items.length] ?? items[0]
  const knownPages: OneOf<string> = ["/", ...pages]
  const knownAgents: OneOf<string> = ["firefox", ...AGENTS]
  const page = (): string => pick(knownPages)

  const paths: OneOf<() => string> = [
    () => `/${word()}`,
    () => `/${word()}/${word()}?${word()}#${word()}`,
    () => `${page()}?${word()}=${word()}`,
    () => `${page()}#${word()}`,
    () => `${page()}/${word()}`,
    () => `/%${word()}`,
    () => "/(unknown)",
  ]
  const path = (): string => pick(paths)()
  const referers: OneOf<() => string> = [
    path,
    () => "direct",
    () => origin + path(),
    () => `https://${word()}.example/${word()}`,
    () => `http://www.${word()}.${word()}.example:8080/`,
    () => `android-app://com.${word()}.app/`,
    () => `https://${word()}/`,
    () => `https://${word().slice(0, 2)}(other).example/`,
  ]
  const agents: OneOf<() => string> = [word, () => pick(knownAgents)]

  return () => ({
    path: path(),
    referer: pick(referers)(),
    agent: pick(agents)(),
    country: "FR",
  })
}
