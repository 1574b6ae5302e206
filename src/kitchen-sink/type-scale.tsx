import * as styles from "./type-scale.module.css"

const STEPS = ["title", "meta", "message", "caption", "name", "list", "term", "label", "action"]
const SIZES = ["lead", "body"]

/** The steps of the type scale, and the sizes of running text. */
export function TypeScale() {
  return (
    <dl className={styles.scale}>
      {STEPS.map(step => (
        <Sample key={step} token={`--type-${step}`} style={{ font: `var(--type-${step})` }} />
      ))}
      {SIZES.map(step => (
        <Sample key={step} token={`--text-${step}`} style={{ fontSize: `var(--text-${step})` }} />
      ))}
    </dl>
  )
}

const Sample = ({ token, style }: { token: string; style: object }) => (
  <div>
    <dt className="meta">{token}</dt>
    <dd style={style}>Voix ambiguë d’un cœur</dd>
  </div>
)
