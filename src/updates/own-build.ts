let own: string | undefined

/**
 * Which build this document belongs to: its own response says so, in `Server-Timing`. Undefined when a host or
 * proxy drops that header, until somebody says `assumeOwnBuild`.
 */
export function ownBuild(): string | undefined {
  own ??= fromResponse()
  return own
}

/** Takes a build for the document's own, when the document does not say. */
export function assumeOwnBuild(id: string): void {
  own ??= fromResponse() ?? id
}

function fromResponse(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation")
  // Browsers give timings to secure pages only, and old ones to none.
  if (!(navigation instanceof PerformanceResourceTiming)) return undefined
  const entry = navigation.serverTiming?.find(({ name }) => name === "build")
  return entry?.description || undefined
}
