import { spawn } from "node:child_process"
import { once } from "node:events"
import { createRequire } from "node:module"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { keepCaches, removeUnusableCaches } from "../gatsby/reusable-caches"
import { pathPrefix } from "../gatsby/unchecked-site"
import { BUILD_PIPES } from "../release-format/release-files"

const PRELOAD = join(__dirname, "gatsby-preload.cjs")

/** In MB. With Node's default of 16, garbage collection took a tenth more of a build's processor time. */
const YOUNG_GENERATION = "--max-semi-space-size=32"

/**
 * Runs Gatsby's command line of this project, without telemetry. Returns its exit code. A build reads no input: it
 * gets a pipe, which closes when this process ends, however that ends (`gatsby/current-content`).
 * @param onFacts called when a build has written the site's facts (`gatsby/site-pages`)
 */
export async function runGatsby(
  root: string,
  args: readonly string[],
  onFacts = () => {},
): Promise<number> {
  const cli = createRequire(join(root, "package.json")).resolve("gatsby/cli.js")
  const isBuild = args[0] === "build"
  const prefix = args.includes("--prefix-paths") ? pathPrefix(root) : ""
  await removeUnusableCaches(root, prefix)
  if (!isBuild) await keepCaches(root, prefix)
  const child = spawn(process.execPath, [YOUNG_GENERATION, "--require", PRELOAD, cli, ...args], {
    cwd: root,
    stdio: isBuild ? ["pipe", "inherit", "inherit", "pipe"] : "inherit",
    env: {
      // With two cores, Gatsby would wait for another process to start that runs the queries.
      ...(isBuild && availableParallelism() <= 2 && { GATSBY_CPU_COUNT: "1" }),
      // From Node 22 on: compiled scripts of packages are kept, which takes a fifth of a warm build's time away.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      // Gatsby would look on the registry for its newest version, and print a survey.
      GATSBY_FEEDBACK_DISABLED: "1",
      // Gatsby notes each run among the user's settings, in a home folder that may be read-only.
      XDG_CONFIG_HOME: join(root, ".cache/config"),
      // Gatsby would install an adapter there, which publishes its own output and no release.
      NETLIFY: "",
      ...(isBuild && { [BUILD_PIPES.end]: "1", [BUILD_PIPES.facts]: "3" }),
    },
  })
  child.stdio[3]?.once("data", onFacts)
  const [code] = await once(child, "exit")
  if (isBuild && code === 0) await keepCaches(root, prefix)
  return code ?? 1
}
