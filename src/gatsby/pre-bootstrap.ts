import type { GatsbyNode } from "gatsby"
import { writeSiteFonts } from "../fonts/site-fonts"
import { currentContent, projectRoot } from "./current-content"
import { writeSiteFacts } from "./site-facts"

/** Makes the modules `site-facts` and `site-fonts/…` for webpack. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await writeSiteFacts(await currentContent())
  try {
    await writeSiteFonts(projectRoot())
  } catch (error) {
    reporter.panic(error instanceof Error ? error : String(error))
  }
}
