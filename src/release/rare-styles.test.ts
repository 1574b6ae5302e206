/** @jest-environment node */
import { rareStyles } from "./rare-styles"

const APP =
  '@layer base{a{top:0}@media print{a:after{content:" (" attr(href) ")"}}@page{margin:0}}.a{top:1px}@media print,(width>47em){.a{top:2px}}@container h (width<=3em){@media(scripting:none){.a{top:3px}}}'
const PAGE = "@media(width<=4em){.b{top:4px}@media print{.b{top:5px}}}"

const sheets = new Map([
  ["/carnet/app.css", APP],
  ["/carnet/component---b.css", PAGE],
  ["/carnet/component---c.css", PAGE],
])
const style = (name: string, text: string, mark = "") =>
  `<style data-href="/carnet/${name}"${mark}>${text}</style>`

test("a page carries no rules for paper and for browsers without scripts: they are one file, each once and in its layer", () => {
  const { name, text, withoutRare } = rareStyles(sheets, "/carnet")
  expect(text).toBe(
    '@layer base{@media print{a:after{content:" (" attr(href) ")"}}}@layer base{@page{margin:0}}@container h (width<=3em){@media(scripting:none){.a{top:3px}}}@media (width<=4em){@media print{.b{top:5px}}}',
  )
  expect(name).toMatch(/^rare\.[0-9a-f]{20}\.css$/)
  const mark = ' data-identity="gatsby-global-css"'
  const html = `<head>${style("component---b.css", PAGE, mark)}${style("app.css", APP, mark)}</head>`
  expect(withoutRare(html)).toBe(
    `<head>${style("component---b.css", "@media(width<=4em){.b{top:4px}}")}${style(
      "app.css",
      "@layer base{a{top:0}}.a{top:1px}@media print,(width>47em){.a{top:2px}}",
    )}<link rel="stylesheet" href="/carnet/${name}" media="print, (scripting: none)"/></head>`,
  )
})

test("the file has another name when a rule changes, and no other one when the order of the sheets does", () => {
  const { name } = rareStyles(sheets, "")
  expect(rareStyles(new Map([...sheets].toReversed()), "").name).toBe(name)
  const changed = new Map(sheets).set("/carnet/app.css", APP.replace("3px", "6px"))
  expect(rareStyles(changed, "").name).not.toBe(name)
})
