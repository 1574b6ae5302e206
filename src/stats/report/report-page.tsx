import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { unitOf } from "../bars"
import { lengthOf } from "../days"
import { listsOf, type Stats } from "../stats"
import { change, grouped, periodTitle, printable, title, withTenths } from "../words"
import { RankingFigure, ViewsFigure } from "./figures"

/**
 * The report, made at `now`, as one HTML page that loads nothing: its policy allows its own style and fonts alone.
 * @param accentStyle tokens of the owner's accent, as declarations
 */
export function reportPage(stats: Stats, now: Date, accentStyle = ""): string {
  const style = `${reportStyle()}\n:root { ${accentStyle} }`
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

/** The site's own colours and sizes come first, so that the report follows them. */
const SHEETS = ["src/styles/tokens.css", "src/stats/report/report.css"]

/** The faces that the tokens name: whole, because a page or host can hold any letter. */
const FACES = [
  { family: "Bricolage", name: "bricolage-grotesque", weights: "200 800" },
  { family: "Literata", name: "literata", weights: "200 900" },
]

/** The report's whole style, its fonts inside. Reads files from the project's root, where commands run. */
function reportStyle(): string {
  const faces = FACES.map(({ family, name, weights }) => {
    const file = join("src/styles/fonts", `${name}-latin-wght-normal.woff2`)
    const data = `data:font/woff2;base64,${readFileSync(file, "base64")}`
    return `@font-face { font-family: "${family}"; font-weight: ${weights}; src: url("${data}") format("woff2"); }`
  })
  return [...faces, ...SHEETS.map(file => readFileSync(file, "utf8"))].join("\n")
}

const MADE = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "short",
})

function Report({ stats, now }: { stats: Stats; now: Date }) {
  const { views, path } = stats
  return (
    <>
      <header>
        <p className="margin">Report</p>
        <div>
          <h1>Page views{path !== null && <span className="of"> of {printable(path)}</span>}</h1>
          <p className="period">{periodTitle(stats)}</p>
        </div>
      </header>
      <main>
        <Totals stats={stats} />
        {views === 0 ? (
          <Part name="Nothing">
            <p>No view was counted in these days.</p>
          </Part>
        ) : (
          <>
            <Part name={`Per ${unitOf(stats)}`}>
              <ViewsFigure stats={stats} />
            </Part>
            {listsOf(stats).map(list => (
              <Part key={list.name} name={list.name}>
                <RankingFigure list={list} views={views} />
              </Part>
            ))}
          </>
        )}
      </main>
      <footer>
        <p className="margin">Made</p>
        <p>
          {MADE.format(now)}, with <code>npm run stats</code>. Days are those of Paris. The counts
          hold no address and nothing that tells one visitor from another.
        </p>
      </footer>
    </>
  )
}

function Totals({ stats }: { stats: Stats }) {
  const { views, bots, before } = stats
  const totals = [
    ["Views", grouped(views), change(views, before.views, stats)],
    ["Views per day", withTenths(views / lengthOf(stats))],
  ]
  if (bots !== null) {
    totals.push(["Bots, counted apart", grouped(bots), change(bots, before.bots ?? 0, stats)])
  }
  return (
    <Part name="In total">
      <dl className="totals">
        {totals.map(([name, number, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="number">{number}</span>
              {words && <span className="words">{words}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="margin">{name}</h2>
      <div>{children}</div>
    </section>
  )
}
