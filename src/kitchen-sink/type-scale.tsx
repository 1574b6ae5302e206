import * as styles from "./type-scale.module.css"

const { title, lead, body, meta } = styles
const STEPS = Object.entries({ title, lead, body, meta })

/** The sizes of text that have a name, in the face that they belong to. */
export function TypeScale() {
  return (
    <dl className={styles.scale}>
      {STEPS.map(([step, className]) => (
        <div key={step}>
          <dt>--text-{step}</dt>
          <dd className={className}>Voix ambiguë d’un cœur</dd>
        </div>
      ))}
    </dl>
  )
}
