import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import type { Stats } from "../stats"
import { type Table, tablesOf } from "../tables"
import { NO_VIEWS, periodTitle, printable, title, totalsOf } from "../words"

/** From the project's root, where commands run: a test bundles them. */
const STYLE = "packages/page-views/stats/report/report.css"

/**
 * The report, made at `now`, as one HTML page that loads nothing: its policy allows only its own style.
 * @param accentStyle tokens of the owner's accent, as declarations
 */
export function reportPage(stats: Stats, now: Date, accentStyle = ""): string {
  const style = `${readFileSync(STYLE, "utf8")}\n:root { ${accentStyle} }`
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
        <title>{title(stats)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project’s own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Report stats={stats} now={now} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${page}\n`
}

const MADE = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "short",
})

function Report({ stats, now }: { stats: Stats; now: Date }) {
  const { views, path } = stats
  return (
    <main>
      <section>
        <h1>Page views{path !== null && <small> of {printable(path)}</small>}</h1>
        <p>{periodTitle(stats)}</p>
        <dl>
          {totalsOf(stats).map(([name, number, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{number}</b>
                {words}
              </dd>
            </div>
          ))}
        </dl>
        {views === 0 && <p>{NO_VIEWS}</p>}
      </section>
      {tablesOf(stats).map(table => (
        <section key={table.name}>
          <Bars {...table} />
        </section>
      ))}
      <section>
        Made {MADE.format(now)}, with <code>npm run stats</code>. Days are those of Paris. The
        counts hold no address and nothing that tells one visitor from another.
      </section>
    </main>
  )
}

/** Each row has a bar, which repeats its number for the eye. */
const Bars = ({ name, columns, rows }: Table) => (
  <table>
    <caption>
      <h2>{name}</h2>
    </caption>
    <thead>
      <tr>
        <td />
        {columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <td />
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, numbers, bar }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is written once.
        <tr key={index}>
          <th scope="row">{name}</th>
          {numbers.map((number, column) => (
            <td key={columns[column]}>{number}</td>
          ))}
          <td>
            <svg aria-hidden="true">
              <rect width={`${100 * bar}%`} height="100%" />
            </svg>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
