import { errorTitle, toPageError } from "./page-error"

test("S-13: code 404 has its own title, any other code the general one", () => {
  expect([404, 500, 503, 403].map(errorTitle)).toEqual([
    "Page Not Found",
    "Internal Server Error",
    "Internal Server Error",
    "Internal Server Error",
  ])
})

describe("S-13: the message is the error's own, the status code 500 by default", () => {
  test.each<[unknown, number, string]>([
    [new Error("disque plein"), 500, "disque plein"],
    [new Error(""), 500, "Internal Server Error"],
    [Object.assign(new Error("parti"), { statusCode: 404 }), 404, "parti"],
    [{ statusCode: 404 }, 404, "Page Not Found"],
    [{ statusCode: 200 }, 500, "Internal Server Error"],
    [{ statusCode: 404, message: "parti" }, 404, "parti"],
    [{ message: 5 }, 500, "Internal Server Error"],
    ["texte", 500, "texte"],
    [503, 500, "503"],
    [undefined, 500, "Internal Server Error"],
    [null, 500, "Internal Server Error"],
  ])("%p", (thrown, statusCode, message) => {
    expect(toPageError(thrown)).toEqual({ statusCode, message })
  })
})
