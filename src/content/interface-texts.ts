import { readFile } from "node:fs/promises"
import { ARTICLE_TEXTS, type Manner, typeset } from "@site/articles"
import { z } from "zod"
import { text } from "../content-model/fields"
import english from "../i18n/en.json"
import french from "../i18n/fr.json"
import type { Texts } from "../i18n/translate"
import { messages } from "../messages/messages"
import { splitFrontMatter } from "./read-yaml"
import { readYamlFile } from "./read-yaml-file"
import { textLanguage } from "./shown-texts"
import { isFrench, languageIn, siteIsTypeset } from "./typography"

const placesOf = (words: string): string => (words.match(/\{\w+\}/g) ?? []).sort().join(", ")

/** Another text for a shipped one: with the same places, to which values go. */
const insteadOf = (shipped: string) =>
  text
    .refine(own => placesOf(own) === placesOf(shipped), {
      error: messages.yaml.places(placesOf(shipped)),
    })
    .optional()
    .describe(shipped)

const textsIn = (shipped: Record<string, string>, description: string) => {
  const keys = Object.keys(shipped).filter(key => !key.endsWith(".lang"))
  const shape = Object.fromEntries(keys.map(key => [key, insteadOf(shipped[key] ?? "")]))
  return z.strictObject(shape).default({}).describe(description)
}

/** `content/texts.yml`: texts that replace those of `src/i18n`. */
export const textsSchema = z.strictObject({
  fr: textsIn(
    french,
    "Les textes du site que vous dites autrement. Chacun garde le nom, et les {mots} entre accolades, de celui qu’il remplace dans src/i18n/fr.json.",
  ),
  en: textsIn(
    english,
    "Les mêmes en anglais, dans les articles en anglais, et pour les libellés du site qui sont en anglais.",
  ),
})

type OwnTexts = z.infer<typeof textsSchema>

export type SiteTexts = Readonly<Record<keyof OwnTexts, Texts>>

/** Reads `content/texts.yml`, which need not exist. With problems, the shipped texts stay. */
export function readTexts(root: string) {
  const { value, problems } = readYamlFile(root, "texts.yml", textsSchema, false)
  const isSet = siteIsTypeset(root)
  const texts = siteTexts(value, isSet)
  /** Texts that the compiler writes into articles. */
  const written = { fr: pick(texts.fr, ARTICLE_TEXTS), en: pick(texts.en, ARTICLE_TEXTS) }
  return { texts, written, isSet, problems }
}

/**
 * The owner's texts over the shipped ones. A label that is English in the specification is French as soon as the owner
 * writes a French one.
 */
export function siteTexts(own: OwnTexts = { fr: {}, en: {} }, isSet = true): SiteTexts {
  const labels = Object.keys(french).filter(key => key.endsWith(".lang"))
  const names = labels.map(key => key.slice(0, -".lang".length))
  const set = Object.entries(own.fr).map(([key, words = ""]) => [
    key,
    isSet ? typeset(words) : words,
  ])
  return {
    fr: {
      ...french,
      ...spaced(french, pick(own.en, names)),
      ...spaced(french, Object.fromEntries(set)),
      ...Object.fromEntries(names.flatMap(name => (own.fr[name] ? [[`${name}.lang`, ""]] : []))),
    },
    en: { ...english, ...spaced(english, own.en) },
  }
}

const pick = (texts: Texts, keys: readonly string[]): Texts =>
  Object.fromEntries(keys.flatMap(key => (texts[key] ? [[key, texts[key]]] : [])))

/** Some texts are parts of sentences: YAML’s have lost the spaces around them. */
const spaced = (shipped: Texts, own: Texts): Texts =>
  Object.fromEntries(
    Object.entries(own).map(([key, words = ""]) => {
      const [, before = "", after = ""] = /^(\s*).*?(\s*)$/s.exec(shipped[key] ?? "") ?? []
      return [key, before + words + after]
    }),
  )

/** Settings of the site for compiling an article. */
export type ArticleSettings = Pick<ReturnType<typeof readTexts>, "written" | "isSet">

/** Manner of the article in a file, by its language. `yaml` is its front matter. */
export function mannerOf({ written, isSet }: ArticleSettings, yaml: string): Manner {
  const own = textLanguage(languageIn(yaml))
  return {
    typography: isSet && isFrench(yaml),
    texts: written[own],
    // Beside a text in a third language they are French.
    lang: own === "fr" && !isFrench(yaml) ? own : undefined,
  }
}

/** The same for one file; without one, for a French text. */
export async function textOfFile(root: string, path?: string): Promise<Manner> {
  if (path === undefined) return mannerOf(readTexts(root), "")
  const file = splitFrontMatter(await readFile(path, "utf8"), path)
  return mannerOf(readTexts(root), "yaml" in file ? file.yaml : "")
}
