import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"
import { DEMONSTRATION } from "./content-folder"
import { fieldReference } from "./field-reference"

const files = fieldReference()

test.each([...files])("%s is what npm run fields writes", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text)
})

test.each(["site", "cv"])(
  "editors accept the demonstration's %s.yml, and know its schema",
  name => {
    const text = readFileSync(`${DEMONSTRATION}/${name}.yml`, "utf8")
    expect(text).toMatch(`# yaml-language-server: $schema=../../schemas/${name}.json\n`)
    const schema = z.fromJSONSchema(JSON.parse(files.get(`schemas/${name}.json`) ?? ""))
    expect(schema.safeParse(parse(text)).error).toBeUndefined()
    expect(schema.safeParse({ ...parse(text), nonsense: 1 }).success).toBe(false)
  },
)

test("every field has a description", () => {
  const reference = files.get("docs/fields.md") ?? ""
  expect(reference.match(/^ *- /gm)?.length).toBeGreaterThan(120)
  expect(reference).not.toMatch(/undefined|\(valeur/)
})
