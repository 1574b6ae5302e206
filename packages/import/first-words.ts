import { articleReader } from "@site/articles"
import { visit } from "unist-util-visit"

/** Parts of a text that show no words: addresses, names of emoji, marks of alerts and notes, tags that were left. */
const NO_WORDS =
  /(?:https?:\/\/|www\.)\S+|:[a-z\d_+-]+:|\[[!^]?[\w-]+(?:\s[^\]]*)?\]|\{[%{][^}]*\}+/g

/** A sentence has three words, or as many letters where words are not set apart. */
const SENTENCE = /(?:\p{L}[^\s]*\s+){2}\p{L}|[\p{Lo}]{8}/u

/**
 * The first sentence of a text, of the first paragraph that has one outside of lists and quotations; at most about 200
 * letters. Without a sentence, the first words that there are.
 */
export function firstWords(text: string): string | undefined {
  const paragraphs: string[] = []
  visit(articleReader.parseMarkdown(text), (node, _index, parent) => {
    if (node.type !== "paragraph" || parent?.type !== "root") return
    const words = articleReader
      .wordsOf(node)
      .replaceAll(NO_WORDS, "")
      .replaceAll(/\s+/g, " ")
      .trim()
    if (/\p{L}/u.test(words)) paragraphs.push(words)
  })
  const found = paragraphs.find(words => SENTENCE.test(words)) ?? paragraphs[0]
  if (!found) return undefined
  const sentence = /^.{20,200}?[.!?…。！？](?=\s|$|(?<=[。！？]))/u.exec(found)?.[0] ?? found
  return sentence.length <= 200 ? sentence : `${sentence.slice(0, 200).replace(/\s+\S*$/, "")}…`
}
