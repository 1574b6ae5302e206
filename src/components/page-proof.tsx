import { useEffect, useState } from "react"
import { t } from "../i18n/translate"
import * as styles from "./page-proof.module.css"

interface Proof {
  /** When the page was there for its reader, and with its scripts. */
  times: readonly string[]
  cost: string
  /** Share of the scripts' way after which the text could be read. Without one there is no line. */
  mark?: number
}

/** Facts that hold for everybody. */
const ALWAYS: Proof = { times: [t("proof.always")], cost: t("proof.cookie", { cookies: 0 }) }

/** Cost of this page for the visitor, who can check it: nothing is sent. */
export function PageProof() {
  const [{ times, cost, mark }, setProof] = useState(ALWAYS)
  useEffect(() => {
    // The largest text of the page's top is its headline; other browsers keep no record of it.
    if (!window.PerformanceObserver?.supportedEntryTypes.includes("largest-contentful-paint"))
      return
    const paints = new PerformanceObserver(list => {
      setProof(measured(list.getEntries().at(-1)) ?? ALWAYS)
      paints.disconnect()
    })
    paints.observe({ type: "largest-contentful-paint", buffered: true })
    return () => paints.disconnect()
  }, [])
  return (
    <span data-measured="" className={styles.proof}>
      {times.map(time => `${time},\n`).join("")}
      {mark !== undefined && <PenLine mark={mark} />}
      {cost}
    </span>
  )
}

/** Line from the visitor's click to the scripts. The pen marks where the text could be read, and presses from there on. */
function PenLine({ mark }: { mark: number }) {
  const before = 150 * mark
  const after = 150 - before
  return (
    <svg viewBox="0 0 156 12" aria-hidden="true">
      <path pathLength="1" d={`M3 8q${before / 2}-2 ${before} 0m0-5v8`} />
      <path pathLength="1" d={`M${3 + before} 8q${after / 2} 1.5 ${after} 0`} />
    </svg>
  )
}

/** A longer time is not the page's: the tab waited, or the network did. */
const LONGEST_S = 3

/** Undefined when the document was another page, was not looked at while it loaded, or the browser hides its times. */
function measured(paint: PerformanceEntry | undefined): Proof | undefined {
  const [load] = performance.getEntriesByType("navigation")
  if (!paint || !(load instanceof PerformanceNavigationTiming)) return undefined
  if (new URL(load.name).pathname !== window.location.pathname) return undefined
  // A page that was prerendered began when it was opened.
  const begun = Number(Reflect.get(load, "activationStart") ?? 0)
  const secondsTo = (time: number) => Math.max(0, time - begun) / 1000
  const read = secondsTo(paint.startTime)
  if (read > LONGEST_S || wasHidden()) return undefined
  // The document alone: with it, the page can be read. 0 when it came from the browser's cache. Of what a service worker
  // answers the browser knows the size before compression.
  const size = load.workerStart > 0 ? 0 : Math.round(load.transferSize / 1000)
  const cookies = document.cookie.split(";").filter(Boolean).length
  const counted = t(cookies > 1 ? "proof.cookies" : "proof.cookie", { cookies })
  const cost = size > 0 ? `${t("proof.bytes", { bytes: size })}, ${counted}` : counted
  const inWords = (seconds: number) => seconds.toFixed(1).replace(".", ",")
  const reading = t("proof.seconds", { seconds: inWords(read) })
  const loaded = secondsTo(scriptsArrived())
  // A line needs two times that differ when they are written with one decimal.
  if (loaded < read || inWords(loaded) === inWords(read)) return { times: [reading], cost }
  const scripts = t("proof.scripts", { seconds: inWords(loaded) })
  return { times: [reading, scripts], cost, mark: read / loaded }
}

/** Arrival of the last script that the page waited for to come alive. */
function scriptsArrived(): number {
  const alive = performance.getEntriesByName("onInitialClientRender")[0]?.startTime ?? 0
  const arrivals = performance
    .getEntriesByType("resource")
    .map(entry =>
      entry instanceof PerformanceResourceTiming && entry.initiatorType === "script"
        ? entry.responseEnd
        : 0,
    )
  return Math.max(0, ...arrivals.filter(arrival => arrival <= alive))
}

/** Returns true for a tab that was in the background since it began to load, when the browser keeps a record of it. */
const wasHidden = (): boolean =>
  document.hidden ||
  performance.getEntriesByType("visibility-state").some(({ name }) => name === "hidden")
