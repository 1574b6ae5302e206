import { endExpected } from "../complaints"
import { openPage } from "../hydrated"
import { rewritePage } from "../rewritten-page"
import { post } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

test("R-14, D5: an inline script that the build did not write does not run", async ({
  page,
  complaints,
}) => {
  await rewritePage(page, post, html =>
    html.replace("</head>", "<script>window.intruder = true</script></head>"),
  )
  await page.goto(post)
  expect(await page.evaluate(() => "intruder" in window)).toBe(false)
  await expect.poll(() => complaints.join()).toContain("Content Security Policy")
  await endExpected(page, complaints)
})

test("R-14, D5: no script of another site is loaded, and none makes HTML of a text", async ({
  page,
  complaints,
}) => {
  await openPage(page, post)
  const refused = await page.evaluate(() => {
    const isRefused = (act: () => unknown) => {
      try {
        act()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const script = document.createElement("script")
    return {
      html: isRefused(() => document.body.insertAdjacentHTML("beforeend", "<b>intruder</b>")),
      foreign: isRefused(() => Object.assign(script, { src: "https://e.example/a.js" })),
      own: isRefused(() => Object.assign(script, { src: "/a.js" })),
      code: isRefused(() => Object.assign(script, { text: "intruder()" })),
    }
  })
  expect(refused).toEqual({ html: true, foreign: true, own: false, code: true })
  await endExpected(page, complaints)
})
