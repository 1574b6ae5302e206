import { NextLinks } from "../components/next-links"
import { Sheet } from "../components/sheet"
import { t } from "../i18n/translate"

interface Props {
  page: number
  pages: number
  /** Address of a page of the list. */
  pathOf: (page: number) => string
}

/** From a page of a list to the one before and the one after it. Nothing where there is one page. */
export const TurnLinks = ({ page, pages, pathOf }: Props) =>
  pages > 1 && (
    <Sheet
      className="screen-only"
      title={t("blog.page", { page, pages })}
      data-pagefind-ignore="all"
    >
      <NextLinks
        links={[
          {
            to: page > 1 ? { path: pathOf(page - 1), title: t("blog.newer") } : null,
            back: true,
          },
          { to: page < pages ? { path: pathOf(page + 1), title: t("blog.older") } : null },
        ]}
      />
    </Sheet>
  )
