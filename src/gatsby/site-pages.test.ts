import { join } from "node:path"
import { unknownMiddleware } from "./site-pages"

test("S-12: a build names each unregistered one, with file, route and the names that there are", () => {
  // The routes of this site name registered middleware.
  expect(unknownMiddleware([])).toEqual([])
  const component = join(process.cwd(), "src/templates/moved.tsx")
  const pages = [
    { path: "/ancien", component, context: { middleware: ["forwards", "forward"] } },
    { path: "/", component, context: {} },
  ]
  const table = [{ path: "/blog/:slug", middleware: ["autorise"] }]
  expect(unknownMiddleware(pages, table, ["forward", "other"])).toEqual([
    "src/routing/routes.ts  /blog/:slug — Middleware de route inconnu : autorise. Enregistrés dans src/routing/routes.ts : forward, other.",
    "src/templates/moved.tsx  /ancien — Middleware de route inconnu : forwards. Enregistrés dans src/routing/routes.ts : forward, other. Vouliez-vous dire « forward » ?",
  ])
})
