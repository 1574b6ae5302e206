import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { DEMONSTRATION } from "../../content/content-folder"
import { digestOf, listFiles } from "../../content/folder-files"

const FOLDERS = ["packages", "src", DEMONSTRATION]
const FILES = /^(?:gatsby-\w+\.tsx?|package-lock\.json|tsconfig\.json)$/

/** Written by a build. */
const MADE = /^src\/gatsby-types\.d\.ts$/
/** Tests and their helpers, but for what writes the sites. */
const OF_TESTS =
  /^(?:src\/e2e\/|packages\/page-views\/test-site\/|(?:packages|src)\/.*\.test\.tsx?$|src\/testing\/(?!builds\/))/

/** Digest of everything that the tests' sites depend on, the month included; of nothing that the owner wrote. */
export async function buildInputs(project: string): Promise<string> {
  const nested = await Promise.all(
    FOLDERS.map(async folder =>
      (await listFiles(join(project, folder))).map(file => `${folder}/${file}`),
    ),
  )
  const own = (await readdir(project)).filter(file => FILES.test(file)).sort()
  const files = [...nested.flat(), ...own].filter(file => !MADE.test(file) && !OF_TESTS.test(file))
  const month = new Date().toISOString().slice(0, 7)
  return `${process.version} ${month} ${await digestOf(project, files)}`
}
