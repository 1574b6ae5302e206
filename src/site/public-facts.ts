import { menuOf } from "./menu"
import type { SiteFacts } from "./site-schema"

/** Facts that the build makes of the site file, for every page. */
interface Made {
  /** See `menuOf`. */
  titled: Parameters<typeof menuOf>[1]
  /** Declarations of the accent's tokens, where the owner chose one. */
  accentStyle?: string | undefined
  /** In place of the site's name. */
  logo: string | null
}

/** Links of the footer: the newsletter, the owner's profiles, and their other site (S-6). */
const otherSites = ({ newsletter, socialLinks, externalLink }: SiteFacts): OtherSite[] => [
  ...(newsletter ? [{ label: newsletter.label, url: newsletter.url }] : []),
  ...socialLinks.map(link => ({ ...link, rel: "me" })),
  externalLink,
]

interface OtherSite {
  label: string
  url: string
  rel?: string
}

/** The part of the site file that every page has. Only pages that query the rest have it. */
export const publicFacts = (file: SiteFacts, { titled, ...made }: Made, now: Date) => ({
  ...made,
  identity: { name: file.identity.name },
  site: { name: file.site.name, url: file.site.url },
  otherSites: otherSites(file),
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
