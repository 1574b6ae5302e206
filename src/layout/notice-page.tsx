import type { ReactNode } from "react"
import { Sheet } from "../components/sheet"
import { Sign } from "../components/sign"
import { SiteLink } from "../components/site-link"
import { PageHead } from "../head/page-head"
import { errorTitle, errorTitleLang, type PageError } from "../i18n/page-error"
import { labelLang, t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import { renewScripts } from "../updates/documents"
import * as styles from "./notice-page.module.css"

interface Props {
  /** A word or a number in the margin, in red. */
  mark: ReactNode
  /** Outlines of one who stands beside it (`shared/signs`). */
  figure?: string
  title: string
  /** Language of the title, when it is not French. */
  lang?: string | undefined
  message?: string
  messageLang?: string | undefined
  text: string
  /** Label of the button that reloads the page. Without it there is no button. */
  reload?: string
  /** New address of the page, from the site's root. */
  movedTo?: string
  /** Links to pages that the visitor may have wanted. */
  children?: ReactNode
}

/** Page in place of a missing one: what happened, and where to go. */
export function NoticePage(props: Props) {
  const { mark, figure, title, lang, message, messageLang, text, reload, movedTo, children } = props
  return (
    <Sheet
      first
      grid
      margin={
        <p className={styles.mark}>
          {mark}
          {figure && <Sign outlines={figure} />}
        </p>
      }
    >
      <PageHead title={title} indexed={false} movedTo={movedTo} />
      <h1 lang={lang}>{title}</h1>
      {message && (
        <p className={styles.message} lang={messageLang} data-testid="error-message">
          {message}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {children}
      <ul className={styles.ways}>
        {reload && (
          <li>
            <ReloadButton className="primary-action">{reload}</ReloadButton>
          </li>
        )}
        <li>
          <SiteLink href="/">{t("error.home")}</SiteLink>
        </li>
        <li>
          <SiteLink href={SITE_PATHS.blog}>{t("error.blog")}</SiteLink>
        </li>
        <li>
          <SiteLink href={SITE_PATHS.about}>{t("error.about")}</SiteLink>
        </li>
      </ul>
    </Sheet>
  )
}

type ErrorProps = Pick<Props, "figure" | "children"> & { error: PageError }

/** The two error pages (S-13): code 404, and any other code. The message is the error's own. */
export function ErrorPage({ error: { statusCode, message }, figure, children }: ErrorProps) {
  const isMissing = statusCode === 404
  return (
    <NoticePage
      mark={statusCode}
      figure={figure}
      title={errorTitle(statusCode)}
      lang={errorTitleLang(statusCode)}
      message={message}
      messageLang={messageLang({ statusCode, message })}
      text={t(isMissing ? "error.notFound" : "error.fatal")}
      reload={isMissing ? undefined : t("error.reload")}
    >
      {children}
    </NoticePage>
  )
}

/** Errors of programs are English. */
function messageLang({ statusCode, message }: PageError): string | undefined {
  if (message === errorTitle(statusCode)) return errorTitleLang(statusCode)
  return statusCode === 404 ? labelLang("error.address.lang") : "en"
}

/**
 * The generic error page (S-13) in a strip above a page that did not load completely: its text
 * stays readable.
 */
export function ReloadNotice({ error: { statusCode, message } }: { error: PageError }) {
  const title = errorTitle(statusCode)
  return (
    <Sheet
      role="alert"
      className={styles.strip}
      head={
        <p className="hint">
          {t("error.piece")}{" "}
          <ReloadButton className="text-button">{t("error.reload")}</ReloadButton>
        </p>
      }
      margin={
        <p lang={errorTitleLang(statusCode)}>
          {statusCode} {title}
        </p>
      }
    >
      {message !== title && (
        <p lang="en" data-testid="error-message">
          {message}
        </p>
      )}
    </Sheet>
  )
}

/** Reloads the page. Not shown without scripts, where it could not work. */
function ReloadButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${className} screen-only script-only`}
      onClick={() => void renewScripts().then(() => window.location.reload())}
    >
      {children}
    </button>
  )
}
