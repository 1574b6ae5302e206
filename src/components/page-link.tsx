import type { ReactNode } from "react"
import { directionOf } from "../shared/direction"
import type { ListedPage } from "../shared/listed-page"
import { SiteLink } from "./site-link"

interface LinkProps {
  page: ListedPage
  className?: string
  /** Around the title. */
  before?: ReactNode
  children?: ReactNode
}

/** A link that names a page by its title, in the title's language. */
export const PageLink = ({
  page: { path, title, lang },
  className,
  before,
  children,
}: LinkProps) => (
  <SiteLink href={path} {...inLanguage(lang)} className={className}>
    {before}
    {title}
    {children}
  </SiteLink>
)

/** The items of a list of pages, for any kind of list. */
export const PageItems = ({ pages }: { pages: readonly ListedPage[] }) => (
  <>
    {pages.map(page => (
      <li key={page.path}>
        <PageLink page={page} />
      </li>
    ))}
  </>
)

/** A `lang` attribute for a text: none for French, the language of every page. */
export const foreign = (lang: string | null | undefined): string | undefined =>
  lang && lang !== "fr" ? lang : undefined

/** The attributes of a text in a language. */
export const inLanguage = (lang: string | null | undefined) => ({
  lang: foreign(lang),
  dir: directionOf(lang),
})
