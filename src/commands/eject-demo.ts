import { ejectDemonstration } from "../content/eject-demonstration"
import { messages } from "../messages/messages"
import { StartupError } from "../shared/startup-error"
import { npmScript } from "./npm-script"

/**
 * `npm run eject-demo`: makes the demonstration the owner's, a copy in `content/` and `static/`. With `--identity`,
 * leaves out its posts and projects.
 */
npmScript(async () => {
  const root = process.cwd()
  const options = process.argv.slice(2)
  const { ejected, ejectUsage } = messages.scaffold
  if (options.some(option => option !== "--identity")) throw new StartupError(ejectUsage)
  const copied = await ejectDemonstration(root, options.length > 0).catch((error: Error) => {
    throw new StartupError(error.message)
  })
  process.stdout.write(`${ejected(copied)}\n`)
})
