import { createInterface } from "node:readline/promises"
import { createEntry, isNewKind } from "../content/new-entry"
import { messages } from "../messages/messages"
import { StartupError } from "../shared/startup-error"
import { npmScript } from "./npm-script"

/** `npm run new post "Title"`: makes the file of a post, project or page, and prompts for what is missing. */
npmScript(async () => {
  const root = process.cwd()
  const { usage, kind: askKind, title: askTitle, written } = messages.scaffold
  const ask = questions()
  const [, , kind = await ask(askKind), ...words] = process.argv
  const isKnown = isNewKind(kind)
  const title = isKnown ? words.join(" ").trim() || (await ask(askTitle)) : ""
  ask.end()
  const hasOption = words.some(word => word.startsWith("--"))
  if (!isKnown || !title || hasOption) throw new StartupError(usage)
  const file = await createEntry(root, kind, title).catch((error: Error) => {
    throw new StartupError(error.message)
  })
  process.stdout.write(`${written(file)}\n`)
})

/** Questions on the terminal. The answer is empty where nobody can type. */
function questions() {
  const terminal = createInterface({ input: process.stdin })
  const answers = terminal[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    process.stdout.write(question)
    const { value = "" } = await answers.next()
    return value.trim()
  }
  return Object.assign(ask, { end: () => terminal.close() })
}
