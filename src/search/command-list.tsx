import { type MouseEvent, useId } from "react"
import { SiteLink } from "../components/page-link"
import type { Command, CommandGroup } from "./commands"
import * as styles from "./search-rows.module.css"

interface Props {
  group: CommandGroup
  /** A link is followed. */
  onLeave: (event: MouseEvent) => void
}

/** Commands of one kind: its name in the margin, each command a line of the work. */
export function CommandList({ group: { name, commands }, onLeave }: Props) {
  const nameId = useId()
  return (
    <section className={styles.row} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles.name}>
        {name}
      </h3>
      <ul className={styles.list}>
        {commands.map(command => (
          <li key={command.href ?? command.label}>
            <Control command={command} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Control({ command, onLeave }: { command: Command } & Pick<Props, "onLeave">) {
  const { label, lang, href, run, isChosen, outcome } = command
  if (href) {
    return (
      <SiteLink href={href} lang={lang} className={styles.command} onClick={onLeave}>
        {label}
      </SiteLink>
    )
  }
  return (
    <button type="button" className={styles.command} aria-pressed={isChosen} onClick={run}>
      {label}
      {/* A status says it to those who do not see it. */}
      {outcome && (
        <span className={styles.outcome} aria-hidden="true">
          {" "}
          {outcome}
        </span>
      )}
    </button>
  )
}
