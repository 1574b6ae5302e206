import { partProblem } from "@site/problems"
import type { z } from "zod"
import { RETIRED } from "../content-model/retired-names"
import { messages } from "../messages/messages"
import { readContent } from "./content-file"
import { contentFolder } from "./content-folder"
import { readYaml, type YamlFile } from "./read-yaml"
import { typesetFields } from "./typeset-fields"
import { siteIsTypeset } from "./typography"

/**
 * Reads and validates a YAML file of the content, `site.yml` or `cv.yml`, and sets its texts as the French do.
 * A missing file is a problem only when it is `required`.
 */
export function readYamlFile<Schema extends z.ZodType>(
  root: string,
  name: "site.yml" | "cv.yml" | "texts.yml",
  schema: Schema,
  required: boolean,
): YamlFile<z.output<Schema>> {
  const file = `${contentFolder(root)}/${name}`
  const source = readContent(root, file)
  if (!source) {
    const missing = partProblem({ file, line: 1 }, "wholeFile", messages.yaml.siteFile)
    return { problems: required ? [missing] : [] }
  }
  if ("problem" in source) return { problems: [source.problem] }
  const read = readYaml(source.text, file, schema, RETIRED[name])
  if (read.value === undefined || !siteIsTypeset(root)) return read
  return { ...read, value: typesetFields(read.value, true) }
}
