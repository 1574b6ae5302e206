import { PageHead } from "../head/page-head"
import { ErrorPage } from "../layout/notice-page"
import { errorTitle, type PageError } from "../shared/page-error"

/** An error page in the place of a page, with a head of its own (S-13). */
export function ErrorNotice({ error }: { error: PageError }) {
  return (
    <>
      <PageHead title={errorTitle(error.statusCode)} indexed={false} />
      <ErrorPage error={error} />
    </>
  )
}
