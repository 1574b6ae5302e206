import { createEntry, isNewKind } from "../content/new-entry"
import { messages } from "../messages/messages"
import { StartupError } from "../shared/startup-error"
import { npmScript } from "./npm-script"

/** `npm run new post "Title"`: makes the file of a post, project or page. */
npmScript(async () => {
  const { usage, written } = messages.scaffold
  const [kind = "", ...words] = process.argv.slice(2)
  const title = words.join(" ").trim()
  const hasOption = words.some(word => /^-+\w/.test(word))
  if (!isNewKind(kind) || !title || hasOption) throw new StartupError(usage)
  const file = await createEntry(process.cwd(), kind, title).catch((error: Error) => {
    throw new StartupError(error.message)
  })
  process.stdout.write(`${written(file)}\n`)
})
