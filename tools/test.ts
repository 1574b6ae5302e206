import { existsSync, mkdirSync, rmSync } from "node:fs"
import { npmScript } from "../src/commands/npm-script"
import { StartupError } from "../src/shared/startup-error"
import { type Browsers, browse } from "../src/testing/browse"
import { GATSBY_TYPES, makeMore, makeSite } from "../src/testing/builds/stored-builds"
import { type BrowserKind, findBrowser } from "../src/testing/find-browsers"
import { checkStyle, checkTypes, runJest } from "./test-run/checks"
import { RESULTS, readResults } from "./test-run/results"
import { type Choice, type Files, filesOf, readChoice, type Tier } from "./test-run/selection"
import { ended, failedSteps, runStep, stopSteps } from "./test-run/steps"

/** `npm test`, and with `--all` `npm run test:all`. */
async function test(choice: Choice): Promise<boolean> {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const start = performance.now()
  const chosen = await Promise.all(
    choice.tiers.map(async tier => ({ tier, files: await filesOf(tier, choice.words) })),
  )
  if (!chosen.some(({ files }) => Object.values(files).flat().length > 0))
    throw new StartupError(
      `No test ${choice.tiers.includes("rest") ? "" : "of npm test "}has ${choice.words.join(" or ")} in its path.`,
    )
  const browsers = await findBrowsers(choice, chosen.flatMap(({ files }) => files.browser).length)
  let buildError: string | undefined
  for (const { tier, files } of chosen) {
    buildError ??= await runTier(tier, files, browsers, choice)
  }
  process.stdout.write(`\n${Math.round((performance.now() - start) / 1000)} s in all\n`)
  return report(choice, buildError)
}

/** Before anything is built. Undefined where no browser test can run. */
async function findBrowsers(
  { isWithBrowser, tiers }: Choice,
  specs: number,
): Promise<Browsers | undefined> {
  if (!isWithBrowser || specs === 0) return undefined
  const browsers: Browsers = {}
  const kinds: BrowserKind[] = tiers.includes("rest") ? ["shell", "whole"] : ["shell"]
  for (const kind of kinds) {
    await runStep(`look for Chromium${kind === "shell" ? "" : " with tabs"}`, async () => {
      browsers[kind] = await findBrowser(kind)
      return ""
    })
  }
  return browsers.shell ? browsers : undefined
}

/**
 * Runs the tests of a tier, for two cores: browser tests follow the build, the others wait for nothing but types. Returns
 * the message of a build that failed, which ends all other steps.
 */
async function runTier(
  tier: Tier,
  files: Files,
  browsers: Browsers | undefined,
  { words, isTraced }: Choice,
): Promise<string | undefined> {
  let buildError: string | undefined
  const [make, name] =
    tier === "first" ? [makeSite, "build of the site"] : [makeMore, "other builds"]
  const isBrowsed = browsers !== undefined && files.browser.length > 0
  const isTyped = words.length === 0 && tier === "first"
  const isBuilt = isBrowsed || (isTyped && !existsSync(GATSBY_TYPES))
  const build = () =>
    runStep(name, async () => {
      await make().catch((error: unknown) => {
        buildError = String(error)
        stopSteps()
        throw error
      })
      return ""
    })
  const built = isBuilt ? build() : Promise.resolve(true)
  const browserTests = async () => {
    await built
    if (!isBrowsed) return
    await runStep("browser tests", () =>
      ended(
        browse(
          [
            ...files.browser,
            ...(tier === "rest" ? ["--workers=3"] : []),
            ...(isTraced ? ["--trace=on"] : []),
          ],
          browsers,
          `${RESULTS}/${tier}-browser.json`,
        ),
      ),
    )
  }
  const others = async () => {
    // One at a time: with more, databases no longer answer within the server's own time limits.
    if (files.servers.length > 0)
      await runJest(
        tier === "first" ? "tests of servers" : "long tests",
        files.servers,
        `${RESULTS}/${tier}-servers.json`,
        "1",
      )
    if (isTyped) await checkStyle()
    await built
    if (isTyped) await checkTypes()
    if (files.units.length > 0)
      await runJest("unit tests", files.units, `${RESULTS}/${tier}-units.json`)
  }
  await Promise.all([browserTests(), others()])
  return buildError
}

/** Prints the last lines: what was skipped or failed, how many, and what is left to run. Returns whether none failed. */
async function report({ words, tiers }: Choice, buildError: string | undefined): Promise<boolean> {
  const { passed, failed, skipped } = await readResults()
  // A step that fails without a failed test counts as one.
  const count = Math.max(failed.length, failedSteps.length + (buildError ? 1 : 0))
  const rest = await filesOf("rest", words)
  const restCount = rest.browser.length + rest.servers.length
  const lines = [
    ...skipped.map(line => `Skipped: ${line}`),
    ...failedSteps.map(step => `Failed: ${step}`),
    ...failed.map(line => `Failed: ${line}`),
    ...(buildError ? [buildError] : []),
    "",
    `${passed} passed, ${count} failed`,
  ]
  if (!tiers.includes("rest") && restCount > 0)
    lines.push(
      `npm run test:all adds ${rest.browser.length} files of browser tests and ${rest.servers.length} of long tests: other builds, every page and state, Firefox, WebKit, PostgreSQL, loads.`,
    )
  process.stdout.write(`${lines.join("\n")}\n`)
  return count === 0
}

npmScript(async () => test(readChoice(process.argv.slice(2))))
