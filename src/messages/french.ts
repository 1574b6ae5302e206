import { article } from "./fr/article"
import { build } from "./fr/build"
import { hints } from "./fr/hints"
import { imports } from "./fr/import"
import { mdx } from "./fr/mdx"
import { references } from "./fr/references"
import { report } from "./fr/report"
import { scaffold } from "./fr/scaffold"
import { schema } from "./fr/schema"
import { site } from "./fr/site"
import { yaml } from "./fr/yaml"

/** What authors read in French. */
export const french = {
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
