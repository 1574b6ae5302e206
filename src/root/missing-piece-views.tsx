import { ReloadNotice } from "../layout/notice-page"
import { toPageError } from "../shared/page-error"
import type { ErrorViews } from "../updates/stand-ins"
import { ErrorNotice } from "./error-notice"

/** S-16: what is shown when something of a page did not load, and loading it again did not help. */
export const missingPieceViews: ErrorViews = {
  errorPage: thrown => () => <ErrorNotice error={toPageError(thrown)} />,
  noticeAboveText(thrown) {
    // The static page's own text, before React takes its place: the site's HTML, as the build wrote it.
    const text = document.querySelector("main")?.innerHTML ?? ""
    return () => (
      <>
        <ReloadNotice error={toPageError(thrown)} />
        <div
          // The sheets of the text stand in the layout as if this were not here.
          style={{ display: "contents" }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
          dangerouslySetInnerHTML={{ __html: text }}
        />
      </>
    )
  },
}
