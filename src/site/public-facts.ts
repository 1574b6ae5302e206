import type { SiteFacts } from "./site-schema"

/** What of the site file every page carries. The rest reaches only the pages that query it. */
export function publicFacts(site: SiteFacts, now: Date) {
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
    /** S-6: the year until the visitor's own clock is read. */
    builtYear: now.getFullYear(),
  }
}

export type PublicFacts = ReturnType<typeof publicFacts>
