import type { ReactNode } from "react"
import * as styles from "./choice-switch.module.css"

interface Props {
  checked: boolean
  /** True until scripts run, so that no choice is lost. */
  disabled: boolean
  onChange: (checked: boolean) => void
  label: string
  /** Effect of the choice in force, announced when it changes. */
  state: ReactNode
}

/** Checkbox of a visitor's choice, with its effect. Not shown without scripts. */
export const ChoiceSwitch = ({ checked, disabled, onChange, label, state }: Props) => (
  <div className={`box ${styles.frame} screen-only script-only`}>
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      {label}
    </label>
    <p role="status" className={`hint ${styles.state}`}>
      {state}
    </p>
  </div>
)
