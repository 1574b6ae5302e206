import type { GatsbyNode } from "gatsby"
import { currentContent } from "./current-content"
import { writeSiteFacts } from "./site-facts"

/** Makes the module `site-facts` for webpack. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await writeSiteFacts(await currentContent())
}
