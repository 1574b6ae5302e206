import { article } from "./article"
import { build } from "./build"
import { hints } from "./hints"
import { mdx } from "./mdx"
import { references } from "./references"
import { report } from "./report"
import { scaffold } from "./scaffold"
import { schema } from "./schema"
import { site } from "./site"
import { yaml } from "./yaml"

/** Messages for authors, in French as their site. */
export const messages = {
  article,
  build,
  hints,
  mdx,
  references,
  report,
  scaffold,
  schema,
  site,
  yaml,
}
