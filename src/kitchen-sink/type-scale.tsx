import * as styles from "./type-scale.module.css"

const STEPS = [
  "title",
  "body",
  "meta",
  "message",
  "caption",
  "name",
  "list",
  "term",
  "label",
  "action",
  "control",
]
const SIZES = ["lead"]

/** The steps of the type scale, and the size of a lead. */
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
