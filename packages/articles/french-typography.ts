import { piecesOf, rewritten, type TextRun, textRun } from "./text-run"

/** Sign in a sentence for a piece that is not read as text: code, a picture, a passage in another language. */
export const OPAQUE = "\uFFFC"

const NBSP = "\u00A0"
const NARROW = "\u202F"
/** Space that an author types between words. Spaces that do not break are meant, and stay. */
const TYPED = "[ \\t\\n]+"
const SPACED = "[ \\u00A0\\u202F]"

type Rule = readonly [pattern: RegExp, written: (found: string) => string]

const rule = (pattern: string, written: string | ((found: string) => string)): Rule => [
  new RegExp(pattern, "gu"),
  typeof written === "string" ? () => written : written,
]

/** Addresses, attributes and faces are left as they are. */
const UNTOUCHED = new RegExp(
  [
    `(?<![\\w+.-])(?:[a-z][a-z+.-]*://|mailto:|www\\.)[^\\s«»<>${OPAQUE}]*[^\\s«»<>.,;:!?…)\\]"'’${OPAQUE}]`,
    "(?<![\\p{L}\\p{N}._+-])[\\p{L}\\p{N}._+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+",
    `(?<![\\w-])[\\w-]+=(?:"[^"${OPAQUE}]*"|'[^'${OPAQUE}]*')`,
    "(?<=^|[\\s«])(?:[:;]-?[()DPp|/\\\\]|:[\\w+-]+:)(?=$|[\\s.,!?])",
    // Quoted as the Swedes and the Hungarians do.
    `(?<=^|[\\s(])»(?=\\p{L})[^«»\\n${OPAQUE}]*[\\p{L}.!?…][«»](?!\\p{L})`,
    OPAQUE,
  ].join("|"),
  "gu",
)

const ELLIPSIS = rule(`\\.{3}(?<![./]\\.{3})(?![./\\p{L}\\p{N}_${OPAQUE}])`, "…")

/** ‘ and ’ around a word, ’ elsewhere; not the sign of minutes. */
const APOSTROPHES = [
  rule("'(?=\\p{L}[^']*[^\\s']'(?![\\p{L}\\p{N}]))(?<=(?:^|[\\s(\\[«“])')", "‘"),
  rule("'(?<=[^\\s\\d]')|'(?=[\\p{L}\\p{N}])(?<!\\d')", "’"),
]

/** A lone hyphen is one that the author wanted longer; not the one before an option (`-- --update`). */
const DASHES = [
  rule("---(?=\\s+[^\\s-])(?<=[^\\s–—-]\\s+---)", "—"),
  rule("--?(?=\\s+[^\\s-])(?<=[^\\s–—-]\\s+--?)", "–"),
  rule("--(?=\\d)(?<=\\d--)", "–"),
]

/** The space that an author typed between two texts. What is looked for first is found fastest. */
const between = (before: string, after: string, written: string): Rule =>
  rule(`(?<![ \\t\\n])${TYPED}(?=${after})(?<=${before}${TYPED})`, written)

/** A word without signs of code in it, at whose end the author forgot the space. */
const WORD = `(?:^|[\\s${OPAQUE}])[(\\[«“‘]*(?:[\\p{L}\\p{N}${OPAQUE}][\\p{L}\\p{M}\\p{N}’‐‑-]*)?[\\p{L}\\p{M}\\p{N})\\]»”%€°${OPAQUE}]`
const AFTER_TEXT = "[^\\s(\\[{«“‘]"
/** `?!` and `!!` are one sign. */
const LOUD = "(?<![!?…])[!?](?=[!?…]*(?:$|[\\s)\\]»”’.,]))"
const ENDS = "(?=$|[\\s»”])"

const SIGNS = [
  between("«", "\\S", NARROW),
  between("\\S", "»", NARROW),
  rule("«(?=[^\\s)\\]»])", `«${NARROW}`),
  rule("»(?<=[^\\s(\\[«]»)", `${NARROW}»`),
  between(AFTER_TEXT, `${LOUD}|;${ENDS}`, NARROW),
  rule(`(?:${LOUD}|;${ENDS})(?<=${WORD}[!?;])`, sign => NARROW + sign),
  between(AFTER_TEXT, `:(?:$|[\\s«“»”${OPAQUE}])`, NBSP),
  // A single letter is a drive.
  rule(`:${ENDS}(?<=${WORD}:)(?<!(?:^|\\s)[A-Z]:)`, sign => NBSP + sign),
]

const UNIT = [
  "[%‰€$£°]|°[CF]|[kM]€",
  "[kcmµn]?m[²³]?|[km]?g|[cm]?[lL]|h|min|[mµn]?s|[kMGT]?W(?:h)?|[kMG]?Hz",
  "[kMGT]?(?:o|bit|b)|[KMG]io|[kMGT]B|px|rem|em|pt|dpi|ppp|fps",
].join("|")

/** Years, telephone numbers and versions are not written in groups of three. */
const NUMBERS = [
  rule(
    ` (?=\\d{3}(?:${SPACED}\\d{3})*(?!${SPACED}?\\d))(?<=(?<![\\d.,:/+-]|\\d${SPACED})[1-9]\\d{0,2}(?:${SPACED}\\d{3})* )`,
    NARROW,
  ),
  between("\\d", `(?:${UNIT})(?:/\\p{L}{1,3})?(?![\\p{L}\\p{N}’'/])`, NARROW),
  // The author forgot the space.
  rule("[%‰€](?=$|[\\s.,;:!?)\\]»”])(?<=\\d[%‰€])", sign => NARROW + sign),
  between("\\d\\s?h", "[0-5]\\d(?!\\d)", NARROW),
  rule("x(?=\\s\\d)(?<=\\d\\sx)", "×"),
  between("\\d", "×\\s?\\d", NBSP),
  between("\\d\\s?×", "\\d", NBSP),
]

const MONTH =
  "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)"
const START = "(?<![\\p{L}\\p{N}.,])"

const TOGETHER = [
  between(`${START}(?:[nN][°º]s?|pp?\\.|[aA]rt\\.|[fF]ig\\.|[cC]hap\\.|vol\\.|§)`, "\\d", NBSP),
  between(`${START}(?:MM?\\.|Mmes?|Mlles?|Dr|Pr|Mgr)`, "\\p{Lu}", NBSP),
  between(`${START}(?:[12]?\\d|3[01]|1er)`, `${MONTH}(?!\\p{L})`, NBSP),
  between(`${START}(?:[IVX]+|\\d+)e`, "siècles?(?!\\p{L})", NBSP),
]

const apply = (run: TextRun, rules: readonly Rule[]): TextRun =>
  rules.reduce((before, [pattern, written]) => rewritten(before, pattern, written), run)

const planned = (run: TextRun, pattern: RegExp, plan: ReadonlyMap<number, string>): TextRun =>
  plan.size > 0 ? rewritten(run, pattern, (found, at) => plan.get(at) ?? found) : run

/** Straight quotation marks in pairs: « » outside, “ ” inside others. One that has no partner stays. */
function quotes(text: string): Map<number, string> {
  const plan = new Map<number, string>()
  const open: number[] = []
  for (const { index } of text.matchAll(/"/g)) {
    const before = text.slice(0, index)
    const mayClose = /\S$/.test(before) && !/^[\p{L}\p{N}]/u.test(text.slice(index + 1))
    if (/(?:^|[\s([«“‘’'–—/-])$/.test(before) && /^\S/.test(text.slice(index + 1))) {
      if (open.length === 0 || !mayClose) open.push(index)
      continue
    }
    const start = mayClose ? open.pop() : undefined
    if (start === undefined) continue
    const around = text.slice(0, start)
    const isInner = open.length > 0 || around.split("«").length > around.split("»").length
    plan.set(start, isInner ? "“" : "«").set(index, isInner ? "”" : "»")
  }
  return plan
}

/** Spaces inside an aside – the one after its first dash, the one before its last – do not break. */
function asides(text: string): Map<number, string> {
  const plan = new Map<number, string>()
  let opened: number | undefined
  const dashes = /[–—](?=$|[\s,.;:!?)])(?<=\s[–—])(?<=([ \t\n]*)[–—])/g
  for (const { index, 1: spaces = "" } of text.matchAll(dashes)) {
    const aside = text.slice(opened === undefined ? index : opened + 1, index)
    if (aside === "" || /[.!?…]\s/.test(aside)) {
      opened = index
      continue
    }
    if (opened !== undefined && /^[ \t\n]/.test(aside)) plan.set(opened + 1, NBSP)
    if (spaces) plan.set(index - spaces.length, NBSP)
    opened = undefined
  }
  return plan
}

/** `typeset` for a sentence in pieces: each comes back with what is its own. */
export function typesetPieces(pieces: readonly string[]): string[] {
  const run = textRun(pieces)
  const hidden: string[] = []
  let set = rewritten(run, UNTOUCHED, (found, at) => {
    if (run.starts.some(start => start > at && start < at + found.length)) return found
    hidden.push(found)
    return OPAQUE
  })
  set = apply(set, [ELLIPSIS])
  set = planned(set, /"/g, quotes(set.text))
  set = apply(set, [...APOSTROPHES, ...SIGNS, ...DASHES])
  set = planned(set, /[ \t\n]+/g, asides(set.text))
  set = apply(set, [...NUMBERS, ...TOGETHER])
  return piecesOf(rewritten(set, new RegExp(OPAQUE, "g"), () => hidden.shift() ?? ""))
}

/**
 * French typography for what an author typed: spaces that do not break, apostrophes, quotation marks, ellipses and
 * dashes. A text that has them already stays as it is. Knows no markup.
 */
export const typeset = (text: string): string => typesetPieces([text]).join("")
