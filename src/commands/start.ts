import { spawnSync } from "node:child_process"
import { isReleaseCurrent } from "../release/release-inputs"

/** `npm start`: builds when the last build is out of date, then serves it. */
async function start(): Promise<void> {
  if (await isReleaseCurrent(process.cwd(), new Date())) {
    process.stdout.write("The build is current.\n")
  } else {
    // In a process of its own: what a build loads would stay in the server's memory.
    const { status } = spawnSync(process.execPath, ["--import", "tsx", "src/commands/build.ts"], {
      stdio: "inherit",
    })
    if (status !== 0) process.exit(status ?? 1)
  }
  // `import()` would be Node's own, which reads no TypeScript here (the server runs without tsx's
  // loader for ES modules, 20 MB less).
  require("./serve")
}

start().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
