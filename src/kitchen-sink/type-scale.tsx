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
        <Sample key={step} token={`--type-${step}`} property="font" />
      ))}
      {SIZES.map(step => (
        <Sample key={step} token={`--text-${step}`} property="font-size" />
      ))}
    </dl>
  )
}

/** Its style is set by script: the policy allows no style attribute in the HTML. */
const Sample = ({ token, property }: { token: string; property: string }) => (
  <div>
    <dt className="meta">{token}</dt>
    <dd ref={sample => sample?.style.setProperty(property, `var(${token})`)}>
      Voix ambiguë d’un cœur
    </dd>
  </div>
)
