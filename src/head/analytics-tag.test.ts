import facts from "../testing/site-facts"
import { analyticsTag } from "./analytics-tag"

describe("S-20: the analytics tag", () => {
  const analytics = {
    consent: "exempt" as const,
    src: "https://mesure.example/m.js",
    loading: "defer" as const,
    data: { site: "7" },
  }

  test("is absent when it is not configured", () => {
    expect(analyticsTag(facts)).toBeNull()
  })

  test("is deferred and carries its data attributes", () => {
    expect(analyticsTag({ analytics })).toEqual({
      src: "https://mesure.example/m.js",
      defer: true,
      "data-site": "7",
    })
  })

  test("is async when configured so", () => {
    const tag = analyticsTag({ analytics: { ...analytics, loading: "async" } })
    expect(tag).toMatchObject({ async: true })
    expect(tag).not.toHaveProperty("defer")
  })
})
