import type { ComponentPropsWithoutRef } from "react"
import { t } from "../../i18n/translate"
import * as styles from "./table.module.css"

/** A table that scrolls inside itself when the screen is too narrow. */
export function Table({ children }: ComponentPropsWithoutRef<"table">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a region would be one landmark more for each table.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe scrollable-region-focusable).
    <div className={styles.frame} tabIndex={0} role="group" aria-label={t("table.label")}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}
