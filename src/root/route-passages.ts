import { type Passage, passageTo, settled } from "../routing/passage"
import { type Outcome, SHOW, type Visit } from "../routing/visit"

/** The passage that a navigation has made before the router heard of it. */
let made: Passage | undefined
/** The passage to the page that the router shows, or would show. */
let current: Passage | undefined

type Address = Pick<Location, "pathname" | "search">

const addressOf = ({ pathname, search }: Address): string => pathname + search

/** What Gatsby's loader gives for a page that is there. */
interface LoadedPage {
  page: { path: string }
  json: { pageContext?: Visit["context"] }
}

const isLoaded = (value: unknown): value is LoadedPage =>
  typeof value === "object" && value !== null && "page" in value && "json" in value

/**
 * Runs the checks of a page that has been loaded and is about to be gone to: the old page stays meanwhile,
 * and the router never hears of an address that forwards. Returns what becomes of the navigation, and `keep`,
 * which hands the passage to the page so that nothing runs twice.
 */
export async function passAhead(
  loaded: unknown,
  location: Visit["location"],
): Promise<{ outcome: Outcome; keep: () => void }> {
  if (!isLoaded(loaded)) return { outcome: SHOW, keep: () => {} }
  const { page, json } = loaded
  const passage = passageTo({ page: page.path, context: json.pageContext ?? {}, location })
  const outcome = await settled(passage)
  const keep = () => {
    made = passage
  }
  return { outcome, keep }
}

/** Another navigation begins: what was made for the one before is of no use. */
export function forgetPassage(): void {
  made = undefined
}

/** The passage that was made for this address by the navigation that leads there. */
export const passageMadeFor = (location: Address): Passage | undefined =>
  made?.address === addressOf(location) ? made : undefined

/** Tells which passage the page is shown, or not shown, by. */
export function goThrough(passage: Passage): void {
  current = passage
}

/**
 * Calls `onShown` once the page at this address may show; never, when it may not: an old address, or a page
 * that failed its check, has not been seen.
 */
export function whenPassed(location: Address, onShown: () => void): void {
  const passage = current
  const isGuarded = passage?.address === addressOf(location)
  const outcome = isGuarded ? passage.outcome() : SHOW
  if (outcome?.kind === "show") onShown()
  if (outcome || !passage) return
  const stop = passage.subscribe(() => {
    stop()
    if (passage === current) whenPassed(location, onShown)
  })
}
