import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { mkdir, symlink, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { freePort } from "../../testing/free-port"
import { until } from "../../testing/until"

/** A web server of Debian's, where it is, and what it is started with on a file. */
interface Host {
  program: string
  /** In docs/deploy.md: what stands for the address that it listens at. */
  listens: RegExp
  at(port: number): string
  /** Its whole file, around what the owner writes. */
  file(written: string, directory: string): string
  args(file: string): string[]
}

export const STATIC_HOSTS: Record<"nginx" | "caddy", Host> = {
  nginx: {
    program: "/usr/sbin/nginx",
    listens: /listen 80;/,
    at: port => `listen 127.0.0.1:${port};`,
    file: (written, directory) =>
      `${BROTLI}daemon off; master_process off; pid ${directory}/nginx.pid; events {}
http { access_log off; ${TEMPORARY.map(name => `${name}_temp_path ${directory}/${name};`).join(" ")}
${BROTLI ? "brotli_static on;\n" : ""}${written} }\n`,
    args: file => ["-p", dirname(file), "-c", file, "-e", "stderr"],
  },
  caddy: {
    program: "/usr/bin/caddy",
    listens: /^jean\.example/,
    at: port => `http://127.0.0.1:${port}`,
    file: written => `{\n\tadmin off\n}\n${written}`,
    args: file => ["run", "--config", file, "--adapter", "caddyfile"],
  },
}

const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]

const MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"
const BROTLI = existsSync(MODULE) ? `load_module ${MODULE};\n` : ""

/**
 * Serves the site of a release with a web server, by what docs/deploy.md has the owner write. Of it, the address and the
 * folder are changed, and below a path the folder above the site is served.
 */
export async function startStaticHost(
  name: keyof typeof STATIC_HOSTS,
  { directory, release, pathPrefix }: { directory: string; release: string; pathPrefix: string },
) {
  const host = STATIC_HOSTS[name]
  const port = await freePort()
  const guide = readFileSync("docs/deploy.md", "utf8")
  const [, written = ""] = new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, "s").exec(guide) ?? []
  const root = join(directory, "root")
  await mkdir(root)
  if (pathPrefix) await symlink(join(release, "site"), root + pathPrefix)
  const file = join(directory, name)
  const own = written
    .replace(host.listens, host.at(port))
    .replace("/srv/portfolio/release/site", pathPrefix ? root : join(release, "site"))
    .replaceAll("/srv/portfolio/release", release)
  await writeFile(file, host.file(own, directory))
  const child = spawn(host.program, host.args(file), { env: process.env })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", chunk => {
      output += chunk
    })
  const ended = once(child, "exit")
  let isGone = false
  void ended.then(() => {
    isGone = true
  })
  const url = `http://127.0.0.1:${port}`
  await until(
    () => fetch(url).catch(() => undefined),
    answer => answer !== undefined || isGone,
  )
  if (isGone) throw new Error(`${name} ended: ${output}`)
  return {
    url,
    async stop() {
      child.kill()
      await ended
    },
  }
}
