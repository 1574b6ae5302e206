import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** A folder for one test, with these files in it (path → text). It is removed after the test. */
export async function tempDir(files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"))
  folders.push(folder)
  await writeFiles(folder, files)
  return folder
}

/** Writes files below a folder, with the folders they need. */
export async function writeFiles(
  folder: string,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

const folders: string[] = []

afterEach(async () => {
  // Retry, because a rejected build still writes the files that it began.
  for (const folder of folders.splice(0))
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})
