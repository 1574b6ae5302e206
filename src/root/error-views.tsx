import { PageHead } from "../head/page-head"
import { ErrorPage, ReloadNotice } from "../layout/notice-page"
import type { ErrorView } from "../navigation/steps"
import { errorTitle, type PageError, toPageError } from "../shared/page-error"

/** An error page instead of a page, with its own head (S-13). */
export function ErrorNotice({ error }: { error: PageError }) {
  return (
    <>
      <PageHead title={errorTitle(error.statusCode)} indexed={false} />
      <ErrorPage error={error} />
    </>
  )
}

/** S-16: what is shown when something of a page did not load, and loading it again did not help. */
export const missingPieceView: ErrorView = (thrown, hasText) => {
  const error = toPageError(thrown)
  if (!hasText) return () => <ErrorNotice error={error} />
  // The text that is there before React replaces it: the site's HTML, as the build wrote it.
  const text = document.querySelector("main")?.innerHTML ?? ""
  return () => (
    <>
      <ReloadNotice error={error} />
      <div
        // The sheets of the text are laid out as if this were not here.
        style={{ display: "contents" }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
        dangerouslySetInnerHTML={{ __html: text }}
      />
    </>
  )
}
