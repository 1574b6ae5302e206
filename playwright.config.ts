import { defineConfig } from "@playwright/test"

const browser = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
})

const shell = { launchOptions: browser(process.env.SHELL_PATH ?? process.env.BROWSER_PATH) }

/** Specs that only `npm run test:all` runs. */
const MORE = "src/e2e/more"

const within = (files: string) => `**/e2e/more/${files}`

/** `tools/test.ts` makes the builds and finds the browser; each worker serves the site that a spec names (`e2e/test`). */
export default defineConfig({
  testDir: "src/e2e",
  // A folder of its own: Playwright empties it, and the unit tests have written theirs before.
  outputDir: "test-results/traces",
  // Far more than any test takes: a busy machine is no failure.
  timeout: 180_000,
  // Some effects wait for an idle moment, and a busy machine has few: a view may leave after some seconds.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Tests wait more than they compute. Each worker has servers and databases of its own. The second tier begins a third
  // one (`tools/test`), which gains a twentieth there.
  workers: 2,
  // In a log a dot for each test, and what fails at the end; the servers' own logs are in the file.
  reporter: [
    [process.stdout.isTTY ? "list" : "dot"],
    ["json", { outputFile: process.env.BROWSER_RESULTS ?? "test-results/browser.json" }],
  ],
  quiet: true,
  use: {
    // A trace of each test is a third of the time: `npm test -- WORD --trace` takes one.
    trace: "off",
    screenshot: "only-on-failure",
    // Requests of a service worker cannot be intercepted. The specs of the worker allow it, and those that start a
    // browser of their own (`more/tabs`) always have it.
    serviceWorkers: "block",
    // Headless Chromium names itself in its user agent, and the counter takes it for a bot.
    // Tests of phones set their own in their contexts.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
  },
  // The folder of a spec tells its project. Those that run Gatsby come first: they take a minute each, and one worker
  // would be idle in the end.
  projects: [
    { name: "gatsby", testDir: `${MORE}/gatsby`, use: shell },
    {
      name: "tabs",
      testDir: `${MORE}/tabs`,
      use: { launchOptions: browser(process.env.BROWSER_PATH) },
    },
    { name: "more", testDir: MORE, testIgnore: ["gatsby/**", "tabs/**"].map(within), use: shell },
    { name: "first", testDir: "src/e2e", testIgnore: within("**"), use: shell },
  ],
})
