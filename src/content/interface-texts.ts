import { ARTICLE_TEXTS, typeset } from "@site/articles"
import { type ContentProblem, didYouMean, limitProblems } from "@site/problems"
import { z } from "zod"
import { text } from "../content-model/fields"
import french from "../i18n/fr.json"
import type { Texts } from "../i18n/translate"
import { messages } from "../messages/messages"
import type { ProblemOf } from "./read-yaml"
import { readSite, readYamlFile } from "./read-yaml-file"

/** `content/texts.yml`: texts that replace those of `src/i18n`. */
const textsSchema = z.strictObject({ fr: z.record(z.string(), text).default({}) })

const SHIPPED = new Map(Object.entries(french).filter(([key]) => !key.endsWith(".lang")))

/** Reads `content/texts.yml`, which need not exist. With problems, the shipped texts stay. */
export function readTexts(root: string, typography: boolean) {
  const read = readYamlFile(root, "texts.yml", textsSchema, typography)
  const own = read.value?.fr ?? {}
  const faults = read.problem ? faultsOf(own, read.problem) : []
  const texts = siteTexts(faults.length > 0 ? {} : own, typography)
  /** Texts that the compiler writes into articles. */
  const written: Texts = Object.fromEntries(ARTICLE_TEXTS.map(key => [key, texts[key]]))
  return { texts, written, typography, problems: [...read.problems, ...limitProblems(faults)] }
}

/** Texts that replace none, or have not the places of the shipped one, to which values go. */
function faultsOf(own: Readonly<Record<string, string>>, problem: ProblemOf): ContentProblem[] {
  const { goneText, places, textName, unknownField } = messages.yaml
  return Object.entries(own).flatMap(([key, words]) => {
    const shipped = SHIPPED.get(key)
    if (shipped === undefined) {
      const hint = [didYouMean(key, [...SHIPPED.keys()]), goneText].filter(Boolean).join(" ")
      return problem(["fr", key], { expected: textName, received: unknownField(key), hint })
    }
    const expected = placesOf(shipped)
    return placesOf(words) === expected ? [] : problem(["fr", key], { expected: places(expected) })
  })
}

const placesOf = (words: string): string => (words.match(/\{\w+\}/g) ?? []).sort().join(", ")

/**
 * The owner's texts over the shipped ones. A label that is English in the specification is French as soon as the owner
 * writes it.
 */
export function siteTexts(own: Texts = {}, typography = true): Texts {
  const words = Object.entries(own).flatMap(([key, words = ""]) => [
    [key, spaced(SHIPPED.get(key) ?? "", typography ? typeset(words) : words)],
    ...(Object.hasOwn(french, `${key}.lang`) ? [[`${key}.lang`, ""]] : []),
  ])
  return { ...french, ...Object.fromEntries(words) }
}

/** Some texts are parts of sentences: YAML’s have lost the spaces around them. */
const spaced = (shipped: string, own: string): string => shipped.replace(shipped.trim(), () => own)

/** Settings of the site for compiling an article. */
export type ArticleSettings = Pick<ReturnType<typeof readTexts>, "written" | "typography">

/** The same, for a program that has not read the content. */
export const readSettings = (root: string): ArticleSettings =>
  readTexts(root, readSite(root).typography)
