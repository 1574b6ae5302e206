import { sampleStore } from "../test-site/sample-store"
import { csvText } from "./rows"

const period = { since: "2026-03-12", until: "2026-03-14" }

async function csvOf(views: Parameters<typeof sampleStore>[0], path: string | null = null) {
  const store = await sampleStore(views)
  let text = ""
  for await (const part of csvText(store, { period, path })) text += part
  await store.close()
  return text
}

test("the rows, the header first, in the order of their days, ended by CR and LF", async () => {
  const views = [
    { day: "2026-03-14", count: 3 },
    { day: "2026-03-12", path: "/b" },
    { day: "2026-03-12", path: "/a" },
    { day: "2026-03-15" },
  ]
  expect(await csvOf(views)).toBe(
    [
      "day,path,referer,agent,country,count",
      "2026-03-12,/a,direct,firefox,FR,1",
      "2026-03-12,/b,direct,firefox,FR,1",
      "2026-03-14,/,direct,firefox,FR,3",
      "",
    ].join("\r\n"),
  )
})

test("without rows there is the header alone; of a page there are its rows alone", async () => {
  expect(await csvOf([])).toBe("day,path,referer,agent,country,count\r\n")
  expect(await csvOf([{ path: "/a" }, { path: "/b" }], "/b")).toContain("/b,")
  expect(await csvOf([{ path: "/a" }, { path: "/b" }], "/b")).not.toContain("/a,")
})

test("commas, quotes and line ends are quoted", async () => {
  const text = await csvOf([{ path: '/a,"b"', referer: "x\r\ny" }])
  expect(text).toContain('2026-03-14,"/a,""b""","x\r\ny",firefox,FR,1\r\n')
})

test.each(["-1.example", "=1+1", "+1", "@SUM(A1)", "\t=1", "\r=1"])(
  "a spreadsheet does not compute %j",
  async referer => {
    const text = await csvOf([{ referer }])
    expect(text).toMatch(/,"?'[=+\-@\t\r]/)
  },
)

test("what only holds such a letter stays exact", async () => {
  expect(await csvOf([{ path: "/a=b", referer: "a-b.example" }])).toContain(
    "2026-03-14,/a=b,a-b.example,firefox,FR,1",
  )
})
