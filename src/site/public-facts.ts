import type { SiteFacts } from "./site-schema"

export type PublicFacts = ReturnType<typeof publicFacts>

/** What of the site file every page carries. The rest reaches only the pages that query it. */
export const publicFacts = (file: SiteFacts, now: Date) => ({
  identity: { name: file.identity.name },
  site: file.site,
  externalLink: file.externalLink,
  navigation: file.navigation,
  canonicalParameters: file.canonicalParameters,
  updates: file.updates,
  serviceWorker: file.serviceWorker,
  analytics: file.analytics ?? null,
  /** S-6: the year until the visitor's own clock is read. */
  builtYear: now.getFullYear(),
})
