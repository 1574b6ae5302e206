import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { barsOf, unitOf } from "../bars"
import { type List, listsOf, type Stats } from "../stats"
import { grouped, periodTitle, printable, rankingRows, share, title, totalsOf } from "../words"
import { rankingChart, viewsChart } from "./charts"
import { Table } from "./table"

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
      <Part>
        <h1>Page views{path !== null && <small> of {printable(path)}</small>}</h1>
        <p>{periodTitle(stats)}</p>
      </Part>
      <Part name="In total">
        <Totals stats={stats} />
      </Part>
      {views === 0 ? (
        <Part name="Nothing">No view was counted in these days.</Part>
      ) : (
        <>
          <Part name={`Per ${unitOf(stats)}`}>
            <Views stats={stats} />
          </Part>
          {listsOf(stats).map(list => (
            <Part key={list.name} name={list.name}>
              <Ranking list={list} views={views} />
            </Part>
          ))}
        </>
      )}
      <Part>
        Made {MADE.format(now)}, with <code>npm run stats</code>. Days are those of Paris. The
        counts hold no address and nothing that tells one visitor from another.
      </Part>
    </main>
  )
}

const Part = ({ name, children }: { name?: string; children: ReactNode }) => (
  <section>
    {name && <h2>{name}</h2>}
    <div>{children}</div>
  </section>
)

const Totals = ({ stats }: { stats: Stats }) => (
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
)

function Views({ stats }: { stats: Stats }) {
  const unit = unitOf(stats)
  const bars = barsOf(stats, stats.days)
  const headings = { day: "Day", week: "Week of", month: "Month" }
  const rows = bars.map(({ label, views, bots }) => [
    label,
    grouped(views),
    ...(bots === null ? [] : [grouped(bots)]),
  ])
  return (
    <>
      <Chart svg={viewsChart(stats, bars)} />
      <details>
        <summary>The numbers of each {unit}</summary>
        <Table
          caption={`Views of each ${unit}`}
          columns={[headings[unit], "Views", ...(stats.bots === null ? [] : ["Bots"])]}
          rows={rows}
        />
      </details>
    </>
  )
}

const Ranking = ({ list, views }: { list: List; views: number }) => (
  <div className="pair">
    <Chart svg={rankingChart(list)} />
    <Table
      caption={`${list.name}, most views first`}
      columns={[list.one, "Views", "Share"]}
      rows={[...rankingRows(list.ranking, views), ["All", grouped(views), share(views, views)]]}
    />
  </div>
)

// biome-ignore lint/security/noDangerouslySetInnerHtml: xmldom has written it, with every text escaped.
const Chart = ({ svg }: { svg: string }) => <div dangerouslySetInnerHTML={{ __html: svg }} />
