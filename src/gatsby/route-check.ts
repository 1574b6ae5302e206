import { relative } from "node:path"
import { didYouMean } from "../content/content-problem"
import { middlewareNames, UnknownMiddlewareError } from "../routing/middleware/registry"
import { namedMiddleware } from "../routing/route-of"
import { type Route, routes } from "../routing/routes"
import { projectRoot } from "./current-content"

interface BuiltPage {
  path: string
  component: string
  context?: Record<string, unknown>
}

/**
 * S-12: names of routes and pages that are no middleware, one line each with file, route, name and the known
 * names. Found at build time, so that no visitor meets them.
 */
export function unknownMiddleware(
  pages: Iterable<BuiltPage>,
  table: readonly Route<string>[] = routes,
  known: readonly string[] = middlewareNames,
): string[] {
  const named = [
    ...table.map(({ path, middleware = [] }) => ({
      file: "src/routing/routes.ts",
      path,
      names: middleware,
    })),
    ...[...pages].map(({ path, component, context }) => ({
      file: relative(projectRoot(), component),
      path,
      names: namedMiddleware(context ?? {}),
    })),
  ]
  return named.flatMap(({ file, path, names }) =>
    names
      .filter(name => !known.includes(name))
      .map(name => {
        const hint = didYouMean(name, known)
        const list = `Registered in src/routing/middleware/registry.ts: ${known.join(", ")}.`
        const { message } = new UnknownMiddlewareError(name)
        return [`${file}  ${path} — ${message}.`, list, hint].filter(Boolean).join(" ")
      }),
  )
}
