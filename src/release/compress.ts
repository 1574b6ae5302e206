import { constants, copyFile, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"
import { mapConcurrently } from "../content/folder-files"
import { isHashedFile } from "../shared/hashed-file"

const COMPRESSIBLE = /\.(?:html|css|m?js|json|svg|txt|xml|webmanifest|map)$/
/** Smaller files gain nothing: they fit one network packet either way. */
const WORTH_BYTES = 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Writes `.br` and `.gz` beside files of the site. Of files that the last release's site has too, it copies them. */
export async function compressFiles(
  site: string,
  files: readonly string[],
  last: string,
): Promise<void> {
  const compressible = files.filter(name => COMPRESSIBLE.test(name))
  await mapConcurrently(compressible, name => compress(join(site, name), name, join(last, name)))
}

async function compress(file: string, name: string, previous: string): Promise<void> {
  const content = await readFile(file)
  if (content.byteLength < WORTH_BYTES || (await takeOver(content, file, previous))) return
  // Hashed files are compressed once and served for years; pages change with every build.
  const quality = isHashedFile(name) ? 11 : 9
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: quality,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    gzipAsync(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

async function takeOver(content: Buffer, file: string, previous: string): Promise<boolean> {
  try {
    if (!content.equals(await readFile(previous))) return false
    for (const ending of [".br", ".gz"]) {
      await copyFile(`${previous}${ending}`, `${file}${ending}`, constants.COPYFILE_FICLONE)
    }
    return true
  } catch {
    return false
  }
}
