import { readdirSync, readFileSync } from "node:fs"
import { scripts } from "../../../package.json"
import { readEnv } from "../server/env"

const unit = readFileSync("docs/portfolio.service", "utf8")
const guide = readFileSync("docs/operate.md", "utf8")

test("systemd starts what `npm run serve` starts", () => {
  expect(unit).toContain(`\nExecStart=/usr/bin/${scripts.serve.replace(/^.*exec /, "")}\n`)
})

test("the settings of the unit are settings that the server reads", () => {
  const settings = Object.fromEntries(
    [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = "", value]) => [name, value]),
  )
  expect(readEnv(settings)).toMatchObject({
    pageViewsDb: "/var/lib/portfolio/page-views.db",
    trustProxy: 1,
  })
})

test("every setting and its default is in the guide", () => {
  const source = readFileSync("packages/page-views/server/env.ts", "utf8")
  const names = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name)
  const told = [...guide.matchAll(/^\| `([A-Z_]+)` \|.*?\|(.*?)\|/gm)]
  expect(told.map(([, name]) => name).sort()).toEqual(names.sort())
  const { port, host, pageViewsDb, trustProxy, rateLimit } = readEnv({})
  const defaults = told.flatMap(([, , value = ""]) => /`(.*)`/.exec(value)?.[1] ?? [])
  expect(defaults).toEqual([port, host, pageViewsDb, trustProxy, rateLimit].map(String))
})

test("every sentence of the server's log is in the guide", () => {
  const sources = ["server", "counter", "commands"].flatMap(folder =>
    readdirSync(`packages/page-views/${folder}`)
      .filter(file => !file.includes(".test."))
      .map(file => readFileSync(`packages/page-views/${folder}/${file}`, "utf8")),
  )
  const sentences = sources.flatMap(source =>
    [...source.matchAll(/log\.\w+\(\s*(?:[^"`]*,\s+)?"([^"]+)"/g)].map(
      ([, sentence = ""]) => sentence,
    ),
  )
  expect(sentences).toContain("crashed")
  expect(sentences.length).toBeGreaterThan(9)
  for (const sentence of sentences) expect(guide).toContain(`\`${sentence}\``)
})
