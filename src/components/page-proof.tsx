import { useEffect, useState } from "react"
import { t } from "../i18n/translate"

/** A line for the time and one for the weight: nothing moves when they are known. */
type Proof = readonly [read: string, cost: string]

/** Facts that hold for everybody. */
const ALWAYS: Proof = [t("proof.always"), t("proof.cookie", { cookies: 0 })]

/** Cost of this page for the visitor, who can check it: nothing is sent. */
export function PageProof() {
  const [[read, cost], setProof] = useState(ALWAYS)
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
    <span data-measured="">
      {`${read},`}
      <br />
      {cost}
    </span>
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
  const begun = Reflect.get(load, "activationStart")
  const seconds = Math.max(0, paint.startTime - (typeof begun === "number" ? begun : 0)) / 1000
  if (seconds > LONGEST_S || wasHidden()) return undefined
  // The document alone: with it, the page can be read. 0 when it came from the browser's cache.
  const size = Math.round(load.transferSize / 1000)
  const cookies = document.cookie.split(";").filter(Boolean).length
  const counted = t(cookies > 1 ? "proof.cookies" : "proof.cookie", { cookies })
  return [
    t("proof.seconds", { seconds: seconds.toFixed(1).replace(".", ",") }),
    size > 0 ? `${t("proof.bytes", { bytes: size })}, ${counted}` : counted,
  ]
}

/** Returns true for a tab that was in the background since it began to load, when the browser keeps a record of it. */
const wasHidden = (): boolean =>
  document.hidden ||
  performance.getEntriesByType("visibility-state").some(({ name }) => name === "hidden")
