/** What stands between the parts of these elements of MathML, in their order; the last sign stands for all that follow. */
const BETWEEN: Readonly<Record<string, string>> = {
  mfrac: "/",
  msub: "_",
  msup: "^",
  msubsup: "_^",
  munder: " ",
  mover: " ",
  munderover: " ",
  mroot: ",",
  mtr: " ",
  mtable: " ",
}

const TAG = /<(\/?)(\w+)[^>]*?(\/?)>/g

/** A formula in one line of text, to be searched and to be read in an answer. Takes MathML, whose elements go. */
export function mathInLine(mathml: string): string {
  const open: { name: string; parts: number; end: string }[] = []
  return mathml.replaceAll(TAG, (_tag, isEnd, name, isEmpty) => {
    if (isEnd) return open.pop()?.end ?? ""
    const parent = open.at(-1)
    const signs = BETWEEN[parent?.name ?? ""] ?? ""
    const before = parent && parent.parts > 0 ? (signs[parent.parts - 1] ?? signs.at(-1) ?? "") : ""
    if (parent) parent.parts += 1
    if (isEmpty) return name === "mspace" ? `${before} ` : before
    const [start, end] = framesOf(name, signs !== "")
    open.push({ name, parts: 0, end })
    return before + start
  })
}

/** What stands before and after an element: brackets keep a part of a fraction or a power together, spaces a word apart. */
function framesOf(name: string, isPart: boolean): readonly [string, string] {
  if (name === "msqrt" || name === "mroot") return ["√(", ")"]
  if (name === "mtext") return [" ", " "]
  return name === "mrow" && isPart ? ["(", ")"] : ["", ""]
}
