import { tempDir } from "../testing/temp-dir"
import { serviceWorker } from "./service-worker"

const digest = (digit: number) => `${digit}`.repeat(20)

const offlinePage = (prefix: string, path = "/offline") =>
  [
    `<link rel="preload" as="font" href="${prefix}/static/a-${digest(0)}.woff2"/>`,
    `<link rel="icon" href="${prefix}/favicon.svg"/><a href="https://b.example/c-${digest(1)}.js">`,
    `<style data-href="${prefix}/app.${digest(5)}.css"></style><style data-href="${prefix}/component---o.${digest(3)}.css">`,
    `<script data-component="${prefix}/component---o-${digest(2)}.js" data-page-path="${path}">window.pagePath</script>`,
    `<script src="${prefix}/app-${digest(4)}.js" async></script>`,
  ].join("")

const site = (html: string) =>
  tempDir({
    "offline/index.html": html,
    "page-data/offline/page-data.json": '{"componentChunkName":"offline"}',
  })

test("D4: the worker precaches the offline page with all that it needs, and nothing else", async () => {
  const script = await serviceWorker(await site(offlinePage("")), "", true)
  expect([...script.matchAll(/url:"([^"]+)"/g)].map(([, url]) => url)).toEqual([
    "/offline",
    "/page-data/offline/page-data.json",
    `/static/a-${digest(0)}.woff2`,
    `/app-${digest(4)}.js`,
    `/component---o-${digest(2)}.js`,
    `/component---o.${digest(3)}.css`,
  ])
})

test("D4: below a path of its host, everything is found there", async () => {
  const script = await serviceWorker(await site(offlinePage("/carnet")), "/carnet", true)
  expect(script).toContain('"/carnet/offline"')
  expect(script).toContain(`"/carnet/component---o-${digest(2)}.js"`)
  expect(script).toContain(`"/carnet/app-${digest(4)}.js"`)
})

test("D4: the same site gives the same worker, and another offline page another one", async () => {
  const first = await serviceWorker(await site(offlinePage("")), "", true)
  expect(await serviceWorker(await site(offlinePage("")), "", true)).toBe(first)
  expect(await serviceWorker(await site(`${offlinePage("")}!`), "", true)).not.toBe(first)
})

test("D4: switched off, the worker takes itself away and answers nothing", async () => {
  const script = await serviceWorker(await tempDir({}), "", false)
  expect(script).toContain("unregister")
  expect(script).not.toContain('"fetch"')
})

test("D4: an offline page that the worker could not show elsewhere stops the build", async () => {
  const folder = await site(offlinePage("", "/autre"))
  await expect(serviceWorker(folder, "", true)).rejects.toThrow("does not say its path")
})
