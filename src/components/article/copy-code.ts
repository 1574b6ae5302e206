import type { WordKey } from "../../i18n/words"
import type { Actions } from "./article-actions"

/** Time for which a button shows the outcome of a click (milliseconds). */
const OUTCOME_MS = 2000

/** Makes the buttons of code copy it, and announces the outcome. */
export function addCopyButtons(article: HTMLElement, { t, lang, signal }: Actions): void {
  for (const button of article.querySelectorAll<HTMLButtonElement>(".code-copy")) {
    const status = document.createElement("span")
    status.className = "visually-hidden"
    status.role = "status"
    status.lang = lang
    button.after(status)
    signal.addEventListener("abort", () => status.remove())
    let timer: number | undefined
    const name = button.ariaLabel?.slice(`${button.textContent} `.length)
    const show = (key: WordKey, isOutcome: boolean) => {
      button.textContent = t(key)
      button.ariaLabel = `${t(key)} ${name}`
      status.textContent = isOutcome ? t(key) : ""
    }
    const copy = async () => {
      clearTimeout(timer)
      const code = button.closest("figure")
      const isCopied = await copied(codeOf(code))
      show(isCopied ? "code.copied" : "code.failed", true)
      timer = window.setTimeout(() => show("code.copy", false), OUTCOME_MS)
    }
    button.addEventListener("click", copy, { signal })
  }
}

/** Whether a text is on the clipboard now: a browser may refuse, and an unsafe page has none. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Text to copy: without removed lines of a diff and without output of a terminal. */
const codeOf = (code: HTMLElement | null): string =>
  [...(code?.querySelectorAll(".line:not(.deleted, .output)") ?? [])].map(typedIn).join("")

function typedIn(line: Element): string {
  const copy = document.createElement("pre")
  copy.append(...[...line.childNodes].map(node => node.cloneNode(true)))
  for (const prompt of copy.querySelectorAll(".prompt")) prompt.remove()
  return copy.textContent ?? ""
}
