import type { ReactNode } from "react"
import * as styles from "./margin-facts.module.css"

interface Fact {
  term: string
  value: ReactNode
}

/** A list of facts for the margin. Facts without a value are left out. */
export function MarginFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ term, value }) => (
          <div key={term}>
            <dt data-pagefind-ignore="all">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
