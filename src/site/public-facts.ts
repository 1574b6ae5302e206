import { menuOf } from "./menu"
import type { SiteFacts } from "./site-schema"

/**
 * The part of the site file that every page has. Only pages that query the rest have it.
 * @param titled see `menuOf`
 */
export const publicFacts = (file: SiteFacts, titled: Parameters<typeof menuOf>[1], now: Date) => ({
  identity: { name: file.identity.name },
  site: { name: file.site.name, url: file.site.url },
  externalLink: file.externalLink,
  socialLinks: file.socialLinks,
  menu: menuOf(file, titled),
  updates: file.updates,
  serviceWorker: file.serviceWorker,
  feeds: file.feeds,
  analytics: file.analytics ?? null,
  pageViews: file.pageViews,
  /** S-6: the year until the visitor's own clock is read. */
  builtYear: now.getFullYear(),
})

export type PublicFacts = ReturnType<typeof publicFacts>

/** The part that heads are made of, which load when the first page is idle. */
export const headFacts = (file: SiteFacts) => ({
  site: file.site,
  canonicalParameters: file.canonicalParameters,
  sharePictures: file.sharePictures,
})

export type HeadFacts = PublicFacts & ReturnType<typeof headFacts>
