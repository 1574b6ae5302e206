import { messages } from "../messages/messages"
import { buildSite } from "../release/build-site"
import { isReleaseCurrent } from "../release/release-inputs"
import { npmScript } from "./npm-script"

/** `npm run build`, and the first part of `npm start`: builds if something changed. Arguments go to `gatsby build`. */
npmScript(async () => {
  const [root, args] = [process.cwd(), process.argv.slice(2)]
  if (!(await isReleaseCurrent(root, new Date(), args))) return buildSite(root, args)
  process.stdout.write(`${messages.build.current}\n`)
})
