import { t } from "../i18n/translate"
import type { ListedPage } from "../shared/listed-page"
import { PageItems } from "./page-link"
import * as styles from "./series-parts.module.css"

/** A longer list would keep readers from the text: it is closed. */
const MOST_SHOWN = 5

/** The parts of a post's series, at its head. Nothing when there are none. */
export const SeriesParts = ({ title, parts }: { title: string; parts: readonly ListedPage[] }) =>
  parts.length > 0 && (
    <details
      className={`screen-only meta ${styles.series}`}
      open={parts.length <= MOST_SHOWN}
      data-pagefind-ignore="all"
    >
      <summary>{t("post.series", { title })}</summary>
      <nav aria-label={t("series.parts")}>
        <ol>
          <PageItems pages={parts} />
        </ol>
      </nav>
    </details>
  )
