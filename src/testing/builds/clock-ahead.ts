import { writeFile } from "node:fs/promises"
import { join } from "node:path"

/**
 * Makes Node's clock go ahead, as on a machine whose time is wrong. Takes a folder for the script that does it, and
 * returns the environment in which every process has that clock, those that it starts too.
 */
export async function clockAhead(folder: string, byMs: number): Promise<Record<string, string>> {
  const script = join(folder, "clock-ahead.cjs")
  await writeFile(
    script,
    `const now = () => RealDate.now() + ${byMs}
const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
})
`,
  )
  return { NODE_OPTIONS: `--require ${JSON.stringify(script)}` }
}
