import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { StartupError } from "../src/shared/startup-error"
import { freePort } from "../src/testing/free-port"
import { until } from "../src/testing/until"

const NGINX = "/usr/sbin/nginx"

/** A file, and the headers that it is answered with beside those that nginx makes itself. */
export type NginxFile = { path: string; file: string; headers: Record<string, string> }

/**
 * nginx with one process, as fast as its documentation makes it: files by `sendfile`, no log, and an address for each
 * file, without negotiation. Everything that it writes is in `directory`.
 */
export async function startNginx(directory: string, files: readonly NginxFile[]) {
  if (!existsSync(NGINX))
    throw new StartupError(`There is no ${NGINX}: install nginx (Debian: apt-get install nginx).`)
  const port = await freePort()
  await mkdir(directory, { recursive: true })
  const config = join(directory, "nginx.conf")
  await writeFile(config, nginxConfig(directory, port, files))
  const child = spawn(NGINX, ["-p", directory, "-c", config, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  })
  const exited = once(child, "exit")
  const url = `http://127.0.0.1:${port}`
  await until(
    () => fetch(url + (files[0]?.path ?? "")).catch(() => undefined),
    answer => answer !== undefined,
  )
  return {
    url,
    child,
    async stop() {
      child.kill()
      await exited
    },
  }
}

function nginxConfig(directory: string, port: number, files: readonly NginxFile[]): string {
  const locations = files.map(({ path, file, headers }) => {
    const { "content-type": type, ...others } = headers
    const lines = Object.entries(others).map(
      ([name, value]) => `add_header ${name} ${JSON.stringify(value)};`,
    )
    return `location = ${path} { alias ${file}; default_type ${JSON.stringify(type)}; ${lines.join(" ")} }`
  })
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    name => `${name}_temp_path ${join(directory, name)};`,
  )
  return `daemon off; master_process off; pid ${join(directory, "nginx.pid")};
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_timeout 65; keepalive_requests 1000000000;
  types { }
  ${folders.join(" ")}
  server { listen 127.0.0.1:${port}; ${locations.join("\n")} }
}
`
}
