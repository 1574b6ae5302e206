import { createHash } from "node:crypto"
import { renderToStaticMarkup } from "react-dom/server"
import type { Stats } from "../stats"
import { ReportBody, reportTitle } from "./report-body"
import { reportStyle } from "./report-style"

/**
 * The report as one HTML page that loads nothing: its policy allows its own style and
 * the fonts in it alone.
 * @param now when it is made
 */
export function reportPage(stats: Stats, now: Date): string {
  const style = reportStyle()
  const digest = createHash("sha256").update(style).digest("base64")
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; font-src data:; base-uri 'none'; form-action 'none'`
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{reportTitle(stats)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project’s own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <ReportBody stats={stats} now={now} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${page}\n`
}
