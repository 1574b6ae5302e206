import { groupBy } from "./group-by"

/**
 * Finds the outermost blocks of a text, each from a beginning to the next end of its name, which is the first group of
 * both patterns. What is between them is the last group. One pattern for a whole block would read to the end of the
 * text at each beginning that has no end; with `hasEmpty`, such a beginning is a block without content.
 */
export const blocks = (beginning: RegExp, ending: RegExp, hasEmpty = false) =>
  function* (text: string) {
    const nameOf = ([, name = ""]: readonly string[]) => name.toLowerCase()
    const ends = groupBy([...text.matchAll(ending)].reverse(), nameOf)
    let done = 0
    for (const found of text.matchAll(beginning)) {
      const { index } = found
      const inside = index + found[0].length
      const rest = ends.get(nameOf(found)) ?? []
      while ((rest.at(-1)?.index ?? inside) < inside) rest.pop()
      const end = rest.at(-1)
      if (index < done || !(end || hasEmpty)) continue
      done = end ? end.index + end[0].length : inside
      const groups = [...found.slice(1), text.slice(inside, end?.index ?? inside)]
      yield Object.assign([text.slice(index, done), ...groups], { index })
    }
  }
