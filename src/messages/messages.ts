import { build } from "./build"
import { hints } from "./hints"
import { references } from "./references"
import { report } from "./report"
import { scaffold } from "./scaffold"
import { schema } from "./schema"
import { site } from "./site"
import { yaml } from "./yaml"

/** Messages for authors, in French as their site. */
export const messages = {
  build,
  hints,
  references,
  report,
  scaffold,
  schema,
  site,
  yaml,
}
