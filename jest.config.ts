/** @jest-config-loader esbuild-register */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "jest"

/** Names of the packages in a folder of packages, and in those of its packages, that are ES modules only. */
function esModules(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).flatMap(name =>
    name.startsWith("@") ? readdirSync(join(folder, name)).map(part => `${name}/${part}`) : name,
  )
  return names.flatMap(name => [
    ...(isEsModule(join(folder, name, "package.json")) ? [name] : []),
    ...esModules(join(folder, name, "node_modules")),
  ])
}

function isEsModule(manifest: string): boolean {
  if (!existsSync(manifest)) return false
  const { type, main = "", exports = {} } = JSON.parse(readFileSync(manifest, "utf8"))
  return type === "module" && !/"require"|\.cjs"/.test(JSON.stringify([main, exports]))
}

/** Tests run as CommonJS: what is published as ES modules is transformed. */
const TRANSFORMED = [...new Set(esModules(join(__dirname, "node_modules")))]

/** Tests that start real servers on SQLite files. */
const SERVERS = "\\.servers\\.test\\.ts$"

/** Tests of `npm run test:all` alone: PostgreSQL, loads, processes, long tables, what the template promises its owner. */
const TRIALS = "\\.trial\\.test\\.tsx?$"

/** Setup of every test. The libraries that render pages take longer to load than most unit tests run. */
const SETUP = "<rootDir>/src/testing/setup.ts"

const SWC = {
  // Beside the code: inside, each test would read it with every module.
  sourceMaps: true,
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: "es2022",
    transform: { react: { runtime: "automatic" } },
  },
}

const common: Config = {
  // One cache for all projects: what a module becomes does not depend on its project.
  id: "site",
  // Without them Jest lists all of `node_modules`, once for each project.
  roots: ["<rootDir>/src", "<rootDir>/packages", "<rootDir>/tools"],
  setupFiles: ["<rootDir>/src/testing/gatsby-globals.ts"],
  setupFilesAfterEnv: [SETUP],
  moduleNameMapper: {
    // These packages offer themselves to `import` alone, and tests run as CommonJS.
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
    "^pagefind$": "<rootDir>/node_modules/pagefind/lib/index.js",
    "^beautiful-mermaid$": "<rootDir>/node_modules/beautiful-mermaid/dist/index.js",
    "^gatsby$": "<rootDir>/src/testing/gatsby-entry.ts",
    "^@reach/router$": "@gatsbyjs/reach-router",
    "^site-facts$": "<rootDir>/src/testing/site-facts.ts",
    "^site-head$": "<rootDir>/src/testing/site-facts.ts",
    "^site-date-picker$": "<rootDir>/src/testing/site-date-picker.ts",
  },
  transform: {
    "\\.css$": "<rootDir>/src/testing/css-classes.cjs",
    "/satteri/index\\.js$": ["<rootDir>/src/testing/native-loader.cjs", SWC],
    "\\.(?:[cm]?js|[cm]?ts|[jt]sx)$": ["@swc/jest", SWC],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${TRANSFORMED.join("|")})/|gatsby/cache-dir/|.*\\.mjs$)`,
  ],
  // Builds and their leftovers hold copies of packages and tests.
  modulePathIgnorePatterns: ["<rootDir>/(?:public|\\.cache|\\.scratch|release|releases)/"],
}

const config: Config = {
  // Jest leaves one core free: half of two.
  maxWorkers: "100%",
  // A process frees its memory before it ends. For the 1.6 GB that ninety files leave behind, a busy machine needs the
  // half second after which Jest kills it, and prints that it failed to exit. A new one for each 500 MB costs nothing.
  workerIdleMemoryLimit: "500MB",
  // A busy machine is no failure.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,packages,tools}/**/*.test.ts"],
      testPathIgnorePatterns: [SERVERS, TRIALS],
    },
    {
      ...common,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{src,packages}/**/*.test.tsx"],
      testPathIgnorePatterns: [TRIALS],
      // Pages are taken down before the console errors of the test are looked at.
      setupFilesAfterEnv: ["<rootDir>/src/testing/page-setup.ts", SETUP],
    },
    {
      ...common,
      displayName: "servers",
      testEnvironment: "node",
      testRegex: [SERVERS],
      globalSetup: "<rootDir>/packages/page-views/test-site/shared.ts",
      globalTeardown: "<rootDir>/packages/page-views/test-site/end-shared.ts",
    },
    {
      ...common,
      displayName: "trials",
      testEnvironment: "node",
      testRegex: [TRIALS],
      globalSetup: "<rootDir>/packages/page-views/test-site/shared-with-postgres.ts",
      globalTeardown: "<rootDir>/packages/page-views/test-site/end-shared.ts",
    },
  ],
}

export default config
