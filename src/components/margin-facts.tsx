import type { ReactNode } from "react"
import * as styles from "./margin-facts.module.css"

type Fact = readonly [term: string, value: ReactNode]

/** A list of facts for the margin. Facts without a value are left out. */
export const MarginFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ([term, value]) =>
        value && (
          <div key={term}>
            <dt data-pagefind-ignore="all">{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
