import { relative } from "node:path"
import type { Format, Manner } from "@site/articles"
import { type Fault, partProblem } from "@site/problems"
import { z } from "zod"
import { languageTag } from "../content-model/fields"
import { messages } from "../messages/messages"
import { missingFile, readContent } from "./content-file"
import { ENGLISH, isEnglish, isFrench } from "./english-texts"
import { type ArticleSettings, readSettings } from "./interface-texts"
import { readYaml, valueAt, type YamlFile } from "./read-yaml"

/** The text of an article, to be compiled. */
export interface ArticleText {
  /** The whole file. */
  source: string
  body: string
  format: Format
}

/** An article's file: the fields of its front matter, and its text; none where there is no front matter. */
export interface ArticleFile<Value> extends YamlFile<Value> {
  text?: ArticleText
}

/**
 * Reads the file of an article in the one order that there is: file, text, YAML, value. What it is compiled with comes
 * from that value (`languageOf`, `mannerOf`).
 * @param retired fields that are gone, each with what to write instead
 */
export function readArticleFile<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  retired: Readonly<Record<string, string>> = {},
): ArticleFile<z.output<Schema>> {
  const content = readContent(root, file) ?? { problem: missingFile(file) }
  if ("problem" in content) return { problems: [content.problem] }
  const { text: source } = content
  const parts = splitFrontMatter(source, file)
  if (!("body" in parts)) return { problems: [parts] }
  const { yaml, body } = parts
  const format = file.endsWith(".md") ? "md" : "mdx"
  return { ...readYaml(yaml, file, schema, retired), text: { source, body, format } }
}

const LANGUAGE = languageTag.catch("fr")

/** The language of an article, whatever is wrong in its other fields. */
export const languageOf = ({ input }: Pick<YamlFile<unknown>, "input">): string =>
  LANGUAGE.parse(valueAt(input, ["lang"]))

/** How an article in this language is compiled. */
export function mannerOf({ written, typography }: ArticleSettings, lang: string): Manner {
  return {
    typography: typography && isFrench(lang),
    texts: isEnglish(lang) ? ENGLISH : written,
    // Beside a text in a third language they are French.
    lang: isEnglish(lang) || isFrench(lang) ? undefined : "fr",
  }
}

/** How the article in a file is compiled, for a program that has not read the content; without a file, a French one. */
export function mannerOfFile(root: string, path?: string): Manner {
  const file = path === undefined ? {} : readArticleFile(root, relative(root, path), z.unknown())
  return mannerOf(readSettings(root), languageOf(file))
}

/** Most signs of a front matter: the package yaml compares each key of a group with all before it. */
const LONGEST = 20_000

/** The lines from the first `---` to the second, and what is between them. */
const FRONT_MATTER = /^---[^\S\n]*((?:\n[^\n]*)*?)\n---[^\S\n]*(?:\n|$)/

/**
 * Cuts a file into the text between two `---` lines, and the article; empty lines take the place of what was cut off,
 * so that both keep the file's lines.
 * Returns a problem instead when the front matter is missing, not closed, too long, or in a language other than
 * YAML: `---js` would be evaluated by gray-matter-like readers.
 */
function splitFrontMatter(source: string, file: string) {
  const [front, yaml = ""] = FRONT_MATTER.exec(source) ?? []
  const wording = messages.yaml.frontMatter
  const problem = (fault: Pick<Fault, "received"> & Partial<Fault>) => {
    return partProblem({ file, line: 1 }, "frontMatter", {
      expected: wording.expected,
      ...fault,
    })
  }
  if (yaml.length > LONGEST)
    return problem({
      expected: wording.short(LONGEST),
      received: messages.hints.signs(yaml.length),
    })
  if (front) return { yaml, body: front.replaceAll(/[^\n]/g, "") + source.slice(front.length) }
  const [opening = ""] = source.split("\n", 1)
  if (/^---+\s*[^\s-]/.test(opening)) {
    return problem({
      expected: wording.alone,
      received: JSON.stringify(opening.trim()),
      hint: wording.onlyYaml,
    })
  }
  if (!/^---\s*$/.test(opening)) return problem({ received: messages.report.none })
  return problem({ received: wording.open, hint: wording.close })
}
