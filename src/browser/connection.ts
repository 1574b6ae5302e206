/** Network Information API, which some browsers have. */
interface Connection extends EventTarget {
  effectiveType?: string
  saveData?: boolean
}

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** True when the visitor has bytes to spare (S-31). Not on `2g`, on `slow-2g`, or with data saving. */
export function hasBytesToSpare(): boolean {
  const { effectiveType = "", saveData = false } = navigator.connection ?? {}
  return !saveData && !effectiveType.endsWith("2g")
}
