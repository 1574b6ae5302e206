/** The marks of GitHub's alerts for the words of other systems; anything else is a note. */
const ALERTS: Readonly<Record<string, string>> = {
  ...{ tip: "TIP", success: "TIP", hint: "TIP", check: "TIP", important: "IMPORTANT" },
  ...{ warning: "WARNING", warn: "WARNING", attention: "WARNING", danger: "CAUTION" },
  ...{ caution: "CAUTION", error: "CAUTION", failure: "CAUTION", bug: "CAUTION" },
}

/** A remark as Markdown writes it. Takes the words that say its kind, one of which may be known. */
export function alert(kinds: readonly string[], text: string, title = ""): string {
  const kind = kinds.map(word => ALERTS[word.toLowerCase()]).find(Boolean) ?? "NOTE"
  const lines = [`[!${kind}]`, ...(title ? [`**${title}**`, ""] : []), ...text.trim().split("\n")]
  return `\n${lines.map(line => `> ${line}`.trimEnd()).join("\n")}\n`
}

const PROMPT = /((?:^>.*\n)+)\{:[^}\n]*\.(?:prompt-|notice--?)?(tip|info|warning|danger)[^}\n]*\}/gm
const CONTAINER =
  /^(:{3,})\s*([a-z]+)(?:\[([^\]\n]*)\]|[^\S\n]+([^\n{]+))?[^\n]*\n([\s\S]*?)\n\1[^\S\n]*$/gm

/** Turns kramdown's prompts and the containers of Docusaurus and Astro into GitHub's alerts. */
export const translateAdmonitions = (text: string): string =>
  text
    .replace(PROMPT, (_all, quote: string, kind: string) =>
      alert([kind], quote.replaceAll(/^> ?/gm, "")).trim(),
    )
    .replace(CONTAINER, (_all, _marks, kind: string, title = "", words = "", body = "") =>
      alert([kind], body, title || words).trim(),
    )
