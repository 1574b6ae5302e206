import { partProblem } from "@site/problems"
import type { z } from "zod"
import { RETIRED } from "../content-model/retired-names"
import { messages } from "../messages/messages"
import { type SiteFacts, siteSchema } from "../site/site-schema"
import { readContent } from "./content-file"
import { contentFolder } from "./content-folder"
import { readYaml, valueAt, type YamlFile } from "./read-yaml"
import { typesetFields } from "./typeset-fields"

/** Reads the site file: first of all, because it has the typography of every text, its own too. */
export function readSite(root: string): YamlFile<SiteFacts> & { typography: boolean } {
  const read = readValidated(root, "site.yml", siteSchema)
  // Whatever is wrong in its other fields.
  const typography = valueAt(read.input, ["typography"]) !== false
  return { ...typesetFile(read, typography), typography }
}

/** Reads a YAML file of the content that need not exist. Its texts are set as the French do where `typography` is true. */
export const readYamlFile = <Schema extends z.ZodType>(
  root: string,
  name: "cv.yml" | "texts.yml",
  schema: Schema,
  typography: boolean,
): YamlFile<z.output<Schema>> => typesetFile(readValidated(root, name, schema), typography)

function readValidated<Schema extends z.ZodType>(
  root: string,
  name: "site.yml" | "cv.yml" | "texts.yml",
  schema: Schema,
): YamlFile<z.output<Schema>> {
  const file = `${contentFolder(root)}/${name}`
  const content = readContent(root, file)
  if (!content) {
    const missing = partProblem({ file, line: 1 }, "wholeFile", messages.yaml.siteFile)
    return { problems: name === "site.yml" ? [missing] : [] }
  }
  if ("problem" in content) return { problems: [content.problem] }
  return readYaml(content.text, file, schema, RETIRED[name])
}

const typesetFile = <Value>(read: YamlFile<Value>, typography: boolean): YamlFile<Value> =>
  read.value === undefined || !typography
    ? read
    : { ...read, value: typesetFields(read.value, true) }
