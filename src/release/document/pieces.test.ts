import { splitStyles } from "./pieces"

const APP =
  '@layer base{a{top:0}@media print{a:after{content:" (" attr(href) ")"}}@page{margin:0}}.a{top:1px}@media print,(width>47em){.a{top:2px}}@container h (width<=3em){@media(scripting:none){.a{top:3px}}}'
const PAGE = "@media(width<=4em){.b{top:4px}@media print{.b{top:5px}}}"

const sheets = new Map([
  ["/carnet/app.css", APP],
  ["/carnet/component---b.css", PAGE],
  ["/carnet/component---c.css", PAGE],
])

test("rules for paper and for browsers without scripts are one file, each once, in its layer", () => {
  expect(splitStyles(sheets)).toEqual({
    rare: '@layer base{@media print{a:after{content:" (" attr(href) ")"}}}@layer base{@page{margin:0}}@container h (width<=3em){@media(scripting:none){.a{top:3px}}}@media (width<=4em){@media print{.b{top:5px}}}',
    usual: {
      "/carnet/app.css": "@layer base{a{top:0}}.a{top:1px}@media print,(width>47em){.a{top:2px}}",
      "/carnet/component---b.css": "@media(width<=4em){.b{top:4px}}",
      "/carnet/component---c.css": "@media(width<=4em){.b{top:4px}}",
    },
  })
})

test("the order of the sheets changes nothing", () => {
  expect(splitStyles(new Map([...sheets].toReversed()))).toEqual(splitStyles(sheets))
})
