import { isPair, isScalar, parseDocument, visit } from "yaml"
import { messages } from "../messages/messages"
import { readArticle } from "./article/read-article"
import { type Prose, proseOf } from "./article/typeset-tree"
import { formatOf } from "./article-store"
import { readContent } from "./content-file"
import { contentFolder } from "./content-folder"
import { type ContentProblem, didYouMean, partProblem, placeIn, shortJson } from "./content-problem"
import { readText } from "./folder-files"
import { frenchWords, type Words } from "./french-words"
import { splitFrontMatter } from "./read-yaml"
import { PROSE } from "./typeset-fields"
import { isFrench } from "./typography"

const NAMES = new Set("name organisation place address client keywords provider".split(" "))

/**
 * Finds words that the dictionary does not have in the French texts of these files, articles and YAML; each word once in
 * a file. Files that are not there are left out. Words of the owner's own are in `words.txt` beside the content, one to a
 * line; # begins a remark.
 */
export async function checkSpelling(
  root: string,
  files: readonly string[],
): Promise<ContentProblem[]> {
  const list = `${contentFolder(root)}/words.txt`
  const read = readContent(root, list) ?? { text: "" }
  if ("problem" in read) return [read.problem]
  const words = await frenchWords(wordsOf(read.text))
  return files.flatMap(file => misspelt(file, readText(root, file) ?? "", words, list))
}

const wordsOf = (list: string): string[] =>
  list.split("\n").flatMap(line => line.replace(/#.*/, "").trim() || [])

function misspelt(file: string, source: string, words: Words, list: string): ContentProblem[] {
  const found = new Map<string, ContentProblem>()
  for (const { within, texts } of passagesOf(file, source)) {
    for (const text of texts) {
      for (const { word, offset } of wordsIn(text)) {
        if (found.has(word) || words.has(word)) continue
        const place = { file, ...placeIn(within, offset) }
        found.set(word, partProblem(place, "word", fault(word, words.meant(word), list)))
      }
    }
  }
  return [...found.values()]
}

const fault = (word: string, meant: string | undefined, list: string) => {
  const { knownWord: expected, ownWord } = messages().hints
  const suggestion = meant && didYouMean(word, [meant])
  const hint = [suggestion, ownWord(list)].filter(Boolean).join(" ")
  return { severity: "hint" as const, expected, received: shortJson(word), hint }
}

/** Texts, and what they are in: its lines are the file's. */
interface Passage {
  within: string
  texts: Prose[]
}

/** The French texts of a file. */
function* passagesOf(file: string, source: string): Generator<Passage> {
  if (file.endsWith(".yml")) return void (yield { within: source, texts: fieldsOf(source) })
  const parts = splitFrontMatter(source, file)
  if (!("body" in parts) || !isFrench(parts.yaml)) return
  const { yaml, body } = parts
  yield { within: yaml, texts: fieldsOf(yaml) }
  const { tree } = formatOf(file) === "md" ? readArticle(body, "md") : readArticle(body, "mdx")
  if (tree) yield { within: body, texts: [...proseOf(tree, body)] }
}

/** Sentences, titles and descriptions of YAML. */
function fieldsOf(yaml: string): Prose[] {
  const texts: Prose[] = []
  visit(parseDocument(yaml), {
    Scalar(key, { range, value }, path) {
      const field = path.findLast(isPair)?.key
      const name = isScalar(field) ? `${field.value}` : ""
      const isText = key !== "key" && typeof value === "string"
      if (!range || !isText || !PROSE.has(name) || NAMES.has(name)) return
      texts.push({ text: yaml.slice(range[0], range[1]), offset: range[0] })
    },
  })
  return texts
}

/** Not where a sentence may begin: a name, which no dictionary has, has a capital there. */
const NAME = /(?<=[\p{L},;)»’*][\s(«]+)\p{Lu}[\p{L}\p{M}]*/gu
const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'\u2011-]\p{L}[\p{L}\p{M}]*)*/gu

/** What has signs between spaces that no word has: an address, the name of a file, code, an emoji, a number and its unit. */
const NO_WORD = /[\d_@/\\=#&{}<>+^~]|[\p{L}:][.:]\p{L}|:\p{L}+:/u

function* wordsIn({ text, offset }: Prose) {
  const language = text
    .replaceAll(/\S+/g, sign => (NO_WORD.test(sign) ? " ".repeat(sign.length) : sign))
    .replaceAll(NAME, name => "_".repeat(name.length))
  for (const { 0: word, index } of language.matchAll(WORD)) yield { word, offset: offset + index }
}
