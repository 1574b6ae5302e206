import type { SiteFacts } from "./site-schema"

/** What of the site file every page carries. The rest reaches only the pages that query it. */
export interface PublicFacts {
  identity: Pick<SiteFacts["identity"], "name" | "email" | "jobTitle">
  site: SiteFacts["site"]
  externalLink: SiteFacts["externalLink"]
  navigation: SiteFacts["navigation"]
  canonicalParameters: SiteFacts["canonicalParameters"]
  updates: SiteFacts["updates"]
  serviceWorker: boolean
  analytics: Omit<NonNullable<SiteFacts["analytics"]>, "consent"> | null
  /** S-6: the year until the visitor's own clock is read. */
  builtYear: number
}

/** Picks the facts that every page carries. */
export function publicFacts(site: SiteFacts, now: Date): PublicFacts {
  const { name, email, jobTitle } = site.identity
  const { src, loading, data } = site.analytics ?? {}
  return {
    identity: { name, email, jobTitle },
    site: site.site,
    externalLink: site.externalLink,
    navigation: site.navigation,
    canonicalParameters: site.canonicalParameters,
    updates: site.updates,
    serviceWorker: site.serviceWorker,
    analytics: src && loading ? { src, loading, data: data ?? {} } : null,
    builtYear: now.getFullYear(),
  }
}
