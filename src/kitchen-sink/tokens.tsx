import { useEffect, useRef, useState } from "react"
import { contrast } from "./contrast"
import * as styles from "./tokens.module.css"

/** From here on a colour may be text's; below, it is for lines and edges. */
const TEXT = 4.5

const CODE = ["accent", "code-function", "positive", "code-constant", "muted", "code-punctuation"]

/** Pairs of colours, one on the other, and the contrast that VISUAL 3 requires. */
const PAIRS: readonly (readonly [text: string, ground: string, needed: number])[] = [
  ["ink", "paper", 7],
  ["ink", "surface", 7],
  ["muted", "paper", 4.5],
  ["muted", "surface", 4.5],
  ["accent", "paper", 4.5],
  ["accent", "surface", 4.5],
  ["on-accent", "accent", 4.5],
  ["margin-text", "paper", 4.5],
  ["margin-text", "surface", 4.5],
  ["margin", "paper", 3],
  ["edge", "paper", 3],
  ["edge", "surface", 3],
  ["negative", "code-paper", 4.5],
  ...CODE.flatMap(token =>
    ["code-paper", "accent-soft"].map(ground => [token, ground, 4.5] as const),
  ),
]

/** Every pair of colours with its contrast in the scheme that shows. */
export function Colours() {
  return (
    <ul className={styles.pairs}>
      {PAIRS.map(([text, ground, needed]) => (
        <Pair key={`${text} ${ground}`} text={text} ground={ground} needed={needed} />
      ))}
    </ul>
  )
}

function Pair({ text, ground, needed }: { text: string; ground: string; needed: number }) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()

  useEffect(() => {
    if (!sample.current) return
    // By script: the policy allows no style attribute in the HTML.
    sample.current.style.color = `var(--${text})`
    sample.current.style.backgroundColor = `var(--${ground})`
    const { color, backgroundColor } = getComputedStyle(sample.current)
    setRatio(contrast(color, backgroundColor))
  }, [text, ground])

  return (
    <li data-needed={needed} data-contrast={ratio}>
      <span ref={sample} className={styles.sample}>
        {needed < TEXT ? "" : "Aa"}
      </span>
      {text} / {ground} : {ratio?.toFixed(1) ?? "…"} ({needed})
    </li>
  )
}

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

/** The steps of the type scale. */
export function TypeScale() {
  return (
    <dl className={styles.scale}>
      {STEPS.map(step => (
        <Sample key={step} token={`--type-${step}`} />
      ))}
    </dl>
  )
}

/** Its style is set by script: the policy allows no style attribute in the HTML. */
const Sample = ({ token }: { token: string }) => (
  <div>
    <dt className="meta">{token}</dt>
    <dd ref={sample => sample?.style.setProperty("font", `var(${token})`)}>
      Voix ambiguë d’un cœur
    </dd>
  </div>
)
