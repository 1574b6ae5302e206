import { type ContentProblem, partProblem, shortJson } from "@site/problems"
import { z } from "zod"
import { messages } from "../messages/messages"
import { slugOf } from "../shared/slug-of"
import type { SiteFacts } from "../site/site-schema"
import { DEMONSTRATION, isDemonstration } from "./content-folder"
import { readText } from "./folder-files"
import type { ArticleFile } from "./read-article-file"
import { type FieldPath, readYaml, valueAt, type YamlFile } from "./read-yaml"

/** Facts of the site file that are false on an owner's site as long as they are the demonstration's. */
const FACTS: readonly FieldPath[] = [
  ["identity", "name"],
  ["identity", "email"],
  ["site", "name"],
  ["site", "url"],
  // The text of a picture that shows another name, beside links to the home page.
  ["site", "shareImage", "alt"],
  ["externalLink", "url"],
  ["legal", "name"],
  ["legal", "address"],
  ["legal", "telephone"],
  ["legal", "accessibility", "text"],
  ["legal", "host", "name"],
]

/** Warns of the mark of a demonstration, and of each fact that the owner's site file still has of it. */
export function checkPlaceholders(
  root: string,
  { value, problem }: YamlFile<SiteFacts>,
): ContentProblem[] {
  if (!value || !problem) return []
  const isShown = isDemonstration(root)
  const { eject, replace, ...fault } = messages.site.demonstration
  const mark = { severity: "warning", ...fault, hint: isShown ? eject : replace } as const
  const marked = value.demonstration ? [problem(["demonstration"], mark)] : []
  const source = readText(root, `${DEMONSTRATION}/site.yml`)
  if (isShown || source === undefined) return marked
  const { input: theirs } = readYaml(source, "", z.unknown())
  const left = FACTS.filter(path => {
    const own = textAt(value, path)
    return own !== "" && own === textAt(theirs, path)
  })
  const yours = { severity: "warning", expected: messages.site.yours } as const
  return [...marked, ...left.map(path => problem(path, yours))]
}

/** Letters and digits of a fact: the build has set its signs and spaces. */
const textAt = (file: unknown, path: FieldPath): string => slugOf(String(valueAt(file, path) ?? ""))

/** Fields that have words of `npm run new`. */
const WRITTEN: readonly FieldPath[] = [["description"], ["role"], ["stack", 0]]

/** Warns of each text of `npm run new` that nobody has replaced in an article that is to be published. */
export function checkScaffold(
  file: string,
  { value, problem, text }: ArticleFile<unknown>,
): ContentProblem[] {
  if (!problem || !text) return []
  const { expected, hint, text: left, description, project } = messages.scaffold
  const { role, technology } = project
  const fault = { severity: "warning", expected, hint } as const
  const fields = WRITTEN.filter(path =>
    [description, role, technology].some(words => words === valueAt(value, path)),
  )
  const lines = text.body.split("\n").flatMap((line, index) => (line === left ? [index + 1] : []))
  return [
    ...fields.map(path => problem(path, fault)),
    ...lines.map(line =>
      partProblem({ file, line }, "text", { ...fault, received: shortJson(left) }),
    ),
  ]
}
