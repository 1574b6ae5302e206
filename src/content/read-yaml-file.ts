import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { z } from "zod"
import { projectPathOf } from "./content-files"
import type { ContentProblem } from "./content-problem"
import { readYaml, type YamlFile } from "./read-yaml"
import { validateWithSchema } from "./validate-with-schema"

export interface YamlResult<Value> {
  value: Value | undefined
  yaml: YamlFile | undefined
  problems: ContentProblem[]
}

/**
 * Reads and validates a YAML file of `content/`: `site.yml`, `cv.yml`.
 * A missing file is a problem only when it is `required`.
 */
export async function readYamlFile<Schema extends z.ZodType>(
  root: string,
  contentDir: string,
  name: string,
  schema: Schema,
  required: boolean,
): Promise<YamlResult<z.output<Schema>>> {
  const file = projectPathOf(root, join(contentDir, name))
  const source = await readFile(join(contentDir, name), "utf8").catch(() => undefined)
  const none = { value: undefined, yaml: undefined }
  if (source === undefined) return { ...none, problems: required ? [missing(file)] : [] }
  const yaml = readYaml(source.replace(/^\uFEFF/, ""), file)
  if (Array.isArray(yaml)) return { ...none, problems: yaml }
  const checked = validateWithSchema(schema, yaml)
  return "value" in checked
    ? { value: checked.value, yaml, problems: [] }
    : { value: undefined, yaml, problems: checked.problems }
}

function missing(file: string): ContentProblem {
  return {
    severity: "error",
    file,
    line: 1,
    field: "the whole file",
    expected: "the facts about the owner and the site",
    received: "no such file",
    hint: "src/site/site-schema.ts describes each field.",
  }
}
