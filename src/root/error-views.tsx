import { PageHead } from "../head/page-head"
import { ErrorPage, ReloadNotice } from "../layout/notice-page"
import type { ErrorViews } from "../navigation/steps"
import { errorTitle, type PageError, toPageError } from "../shared/page-error"

/** An error page in the place of a page, with a head of its own (S-13). */
export function ErrorNotice({ error }: { error: PageError }) {
  return (
    <>
      <PageHead title={errorTitle(error.statusCode)} indexed={false} />
      <ErrorPage error={error} />
    </>
  )
}

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
