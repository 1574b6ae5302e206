import { authorLanguage } from "../content/author-language"
import { ejectDemonstration } from "../content/eject-demonstration"
import { messages, speak } from "../messages/messages"
import { StartupError } from "../server/startup-error"
import { npmScript } from "./npm-script"

/** `npm run eject-demo`: makes the demonstration the owner's, a copy in `content/` and `static/`. */
npmScript(async () => {
  const root = process.cwd()
  speak(authorLanguage(root))
  const copied = await ejectDemonstration(root).catch((error: Error) => {
    throw new StartupError(error.message)
  })
  process.stdout.write(`${messages().scaffold.ejected(copied)}\n`)
})
