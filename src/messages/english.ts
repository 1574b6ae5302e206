import { article } from "./en/article"
import { build } from "./en/build"
import { hints } from "./en/hints"
import { imports } from "./en/import"
import { mdx } from "./en/mdx"
import { references } from "./en/references"
import { report } from "./en/report"
import { scaffold } from "./en/scaffold"
import { schema } from "./en/schema"
import { site } from "./en/site"
import { yaml } from "./en/yaml"
import type { french } from "./french"

/** What authors read in English. */
export const english: typeof french = {
  article,
  build,
  hints,
  imports,
  mdx,
  references,
  report,
  scaffold,
  schema,
  site,
  yaml,
}
