import type { ReactNode } from "react"
import { unitOf } from "../buckets"
import { periodTitle } from "../dates"
import { lengthOf } from "../days"
import { change, grouped, withTenths } from "../numbers"
import { printable } from "../printable"
import type { Ranking, Stats } from "../stats"
import { rankingChart, viewsChart } from "./charts"
import { RankingTable, ViewsTable } from "./tables"

/** Widths of the drawings in pixels: of the whole work, of half of it, of a phone. */
const WIDE = 840
const HALF = 396
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
              <Chart wide={viewsChart(stats, WIDE)} phone={viewsChart(stats, PHONE)} />
              <ViewsTable stats={stats} />
            </Part>
            <RankingPart name="Pages" one="Page" ranking={stats.pages} views={views} width={WIDE} />
            <RankingPart
              name="Referers"
              one="Referer"
              ranking={stats.referers}
              views={views}
              width={HALF}
            />
            <RankingPart
              name="Agents"
              one="Agent"
              ranking={stats.agents}
              views={views}
              width={HALF}
            />
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

type RankingPartProps = {
  name: string
  one: string
  ranking: Ranking
  views: number
  width: number
}

function RankingPart({ name, one, ranking, views, width }: RankingPartProps) {
  return (
    <Part name={name}>
      <Chart wide={rankingChart(one, ranking, width)} phone={rankingChart(one, ranking, PHONE)} />
      <RankingTable name={name} one={one} ranking={ranking} views={views} />
    </Part>
  )
}

/** Only one of the two is shown, and only that one is read aloud. */
function Chart({ wide, phone }: { wide: string; phone: string }) {
  return (
    <>
      <Drawing className="wide" svg={wide} />
      <Drawing className="phone" svg={phone} />
    </>
  )
}

function Drawing({ className, svg }: { className: string; svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a document wrote it, with all text escaped.
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />
}
