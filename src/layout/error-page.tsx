import type { ReactNode } from "react"
import { t } from "../i18n/translate"
import { errorTitle, type PageError } from "../shared/page-error"
import { NoticePage } from "./notice-page"

interface Props {
  error: PageError
  /** Where the visitor may have wanted to go. */
  children?: ReactNode
}

/** The two error pages (S-13): code 404, and any other code. The message is the error's own. */
export function ErrorPage({ error: { statusCode, message }, children }: Props) {
  const title = errorTitle(statusCode)
  const notice = { mark: statusCode, title, lang: "en", message }
  return statusCode === 404 ? (
    <NoticePage {...notice} text={t("error.notFound")}>
      {children}
    </NoticePage>
  ) : (
    <NoticePage {...notice} text={t("error.fatal")} reload={t("error.reload")} />
  )
}
