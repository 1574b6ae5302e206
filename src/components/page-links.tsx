import { Link } from "gatsby"
import type { ReactNode } from "react"
import type { ListedPage } from "../shared/listed-page"
import * as styles from "./page-links.module.css"
import { Sheet } from "./sheet"

interface LinkProps {
  page: ListedPage
  className?: string
  /** After the title. */
  children?: ReactNode
}

/** A link that names a page by its title, in the title's language. */
export const PageLink = ({ page: { path, title, lang }, className, children }: LinkProps) => (
  <Link to={path} lang={foreign(lang)} className={className}>
    {title}
    {children}
  </Link>
)

/** A `lang` attribute for a text: none for French, the language of every page. */
export const foreign = (lang: string | null | undefined): string | undefined =>
  lang && lang !== "fr" ? lang : undefined

interface ListProps {
  title: string
  pages: readonly ListedPage[]
  /** S-25: where the pages are loaded from, the state of that. */
  status?: string
  children?: ReactNode
}

/** A way on from a page that is not there: other pages. */
export const PageList = ({ title, pages, status, children }: ListProps) => (
  <nav
    className={styles.pages}
    aria-label={title}
    aria-busy={status === "pending"}
    data-status={status}
  >
    <h2 className="list-title">{title}</h2>
    {pages.length > 0 && (
      <ul className={styles.list}>
        {pages.map(page => (
          <li key={page.path}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    )}
    {children}
  </nav>
)

/** `when` is a day or years. */
type Entry = ListedPage & { when: ReactNode }

/** Pages one line each: the list of a large blog stays small. Nothing when there are none. */
export const ArchiveList = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <ul className={styles.archive} data-pagefind-ignore="all">
      {entries.map(({ when, ...page }) => (
        <li key={page.path}>
          <span className={styles.when}>{when}</span>
          <PageLink page={page} />
        </li>
      ))}
    </ul>
  )

interface NextProps {
  label: string
  /** `back`: a step back, the arrow points to where it leads. */
  links: readonly { label: string; to: ListedPage | null; back?: boolean }[]
}

/** Links to the pages beside this one. Nothing when there are none. */
export const NextLinks = ({ label, links }: NextProps) =>
  links.some(({ to }) => to) && (
    <Sheet className="screen-only" title={label} data-pagefind-ignore="all">
      <ul className={styles.next}>
        {links.map(
          ({ label, to, back = false }) =>
            to && (
              <li key={to.path}>
                {label && <div className="meta">{label}</div>}
                <PageLink page={to} className="title-link">
                  <span className={styles.arrow} data-back={back} aria-hidden="true">
                    {back ? "←" : "→"}
                  </span>
                </PageLink>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
