import { t } from "../i18n/translate"
import type { EndLink } from "../shared/article-end"
import type { SiteFacts } from "../site/site-schema"

type Site = Pick<SiteFacts, "site" | "editUrl" | "share" | "newsletter">

interface Text {
  path: string
  title: string
  /** From the project's root. */
  file: string
  /** Address where a post is discussed. */
  thread?: string | null
}

/** The ways on from the end of a text, by what the owner chose. Undefined when there are none. */
export function articleEnd(
  { site, editUrl, share, newsletter }: Site,
  { path, title, file, thread }: Text,
): readonly EndLink[] | undefined {
  const values: Record<string, string> = { url: site.url + path, title }
  const links = [
    thread ? { label: t("end.thread"), href: thread } : [],
    editUrl ? { label: t("end.edit"), href: editUrl.replaceAll("{path}", encodeURI(file)) } : [],
    newsletter ? { label: newsletter.label, href: newsletter.url } : [],
    share.map(({ label, url }) => ({
      label: t("end.share.on", { label }),
      href: url.replaceAll(/\{(url|title)\}/g, (_, name) => encodeURIComponent(values[name] ?? "")),
    })),
  ].flat()
  return links.length > 0 ? links : undefined
}
