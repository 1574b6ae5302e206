import type { ReactNode } from "react"
import { Sheet } from "../sheet"
import * as styles from "./legal-section.module.css"

/** A chapter of the legal page: others link to it by its id. */
export const LegalSection = (props: { id: string; title: string; children: ReactNode }) => (
  <Sheet beside="text" id={props.id} title={props.title}>
    <div className={styles.notice}>{props.children}</div>
  </Sheet>
)
