import type { ReactNode } from "react"
import { unitOf } from "../buckets"
import { periodTitle } from "../dates"
import { lengthOf } from "../days"
import { change, grouped, withTenths } from "../numbers"
import { printable } from "../printable"
import { type List, listsOf, type Stats } from "../stats"
import { rankingChart, viewsChart } from "./charts"
import { RankingTable, ViewsTable } from "./tables"

/** Widths of the drawings in pixels: the whole work, half of it, a phone. */
const WIDE = 840
const HALF = 380
const PHONE = 320

const MADE = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "short",
})

export const reportTitle = (stats: Stats): string =>
  `Page views${stats.path === null ? "" : ` of ${printable(stats.path)}`}, ${periodTitle(stats)}`

/** Everything that the report shows. */
export function ReportBody({ stats, now }: { stats: Stats; now: Date }) {
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
              {/* Only one of the two is shown, and only that one is read aloud. */}
              <Drawing className="wide" svg={viewsChart(stats, WIDE)} />
              <Drawing className="phone" svg={viewsChart(stats, PHONE)} />
              <ViewsTable stats={stats} />
            </Part>
            {listsOf(stats).map(list => (
              <ListPart key={list.name} list={list} views={views} />
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
  return (
    <Part name="In total">
      <dl className="totals">
        <Total name="Views" number={grouped(views)} words={change(views, before.views, stats)} />
        <Total name="Views per day" number={withTenths(views / lengthOf(stats))} />
        {bots !== null && (
          <Total
            name="Bots, counted apart"
            number={grouped(bots)}
            words={change(bots, before.bots ?? 0, stats)}
          />
        )}
      </dl>
    </Part>
  )
}

function Total({ name, number, words }: { name: string; number: string; words?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="number">{number}</span>
        {words && <span className="words">{words}</span>}
      </dd>
    </div>
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

function ListPart({ list, views }: { list: List; views: number }) {
  return (
    <Part name={list.name}>
      <div className="pair">
        <Drawing className="list" svg={rankingChart(list, HALF)} />
        <RankingTable list={list} views={views} />
      </div>
    </Part>
  )
}

function Drawing({ className, svg }: { className: string; svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a document wrote it, with all text escaped.
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />
}
