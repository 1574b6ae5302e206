/** @jest-environment node */
import { redirectsFile } from "./redirects-file"

test("each old address is a line that static hosts read, below the path of the site", () => {
  expect(redirectsFile({ "/2024/été": "/blog/x", "/y.html": "/project/y" }, "/carnet")).toBe(
    "/carnet/2024/%C3%A9t%C3%A9 /carnet/blog/x 301!\n/carnet/y.html /carnet/project/y 301!\n",
  )
  expect(redirectsFile({}, "")).toBe("")
})
