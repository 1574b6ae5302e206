import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { renderToStaticMarkup } from "react-dom/server"
import type { Stats } from "../stats"
import { ReportBody, reportTitle } from "./report-body"

/** The site's own colours and sizes, so that the report follows them. Commands run in the project's root. */
const styleFiles = ["src/styles/tokens.css", "src/stats/report/report.css"]

/**
 * The report as one HTML page that loads nothing: its policy allows its own style alone.
 * @param now when it is made
 */
export function reportPage(stats: Stats, now: Date): string {
  const style = styleFiles.map(file => readFileSync(join(process.cwd(), file), "utf8")).join("\n")
  const digest = createHash("sha256").update(style).digest("base64")
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`
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
