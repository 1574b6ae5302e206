import { bucketSums, unitOf } from "../buckets"
import { bucketLabel } from "../dates"
import { grouped, othersLabel, share } from "../numbers"
import { printable } from "../printable"
import type { List, Stats } from "../stats"

const HEADINGS = { day: "Day", week: "Week of", month: "Month" }

/** The exact numbers of the chart over time. Closed on the screen, open on paper. */
export function ViewsTable({ stats }: { stats: Stats }) {
  const unit = unitOf(stats)
  const hasBots = stats.bots !== null
  return (
    <details>
      <summary>The numbers of each {unit}</summary>
      <div className="columns">
        <table>
          <caption>Views of each {unit}</caption>
          <thead>
            <tr>
              <th scope="col">{HEADINGS[unit]}</th>
              <th scope="col">Views</th>
              {hasBots && <th scope="col">Bots</th>}
            </tr>
          </thead>
          <tbody>
            {bucketSums(stats, stats.days).map(({ bucket, views, bots }) => (
              <tr key={bucket.since}>
                <th scope="row">
                  <time dateTime={bucket.since}>{bucketLabel(bucket, unit)}</time>
                </th>
                <td>{grouped(views)}</td>
                {bots !== null && <td>{grouped(bots)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** The exact numbers of a list, what it leaves out, and their sum. */
export function RankingTable({ list, views }: { list: List; views: number }) {
  const { rows, others } = list.ranking
  return (
    <table>
      <caption>{list.name}, most views first</caption>
      <thead>
        <tr>
          <th scope="col">{list.one}</th>
          <th scope="col">Views</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.name} name={printable(row.name)} own={row.views} views={views} />
        ))}
        {others.names > 0 && (
          <Row name={othersLabel(others.names)} own={others.views} views={views} />
        )}
      </tbody>
      <tfoot>
        <Row name="All" own={views} views={views} />
      </tfoot>
    </table>
  )
}

function Row({ name, own, views }: { name: string; own: number; views: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{grouped(own)}</td>
      <td>{share(own, views)}</td>
    </tr>
  )
}
