import { directionOf } from "./direction"

test.each("ar ar-EG he fa-IR ur yi dv ps ckb sd ug".split(" "))(
  "%s is written from right to left",
  lang => {
    expect(directionOf(lang)).toBe("rtl")
  },
)

test.each([..."fr en ja arn-CL ar-Latn sd-Deva hr fab ug-Cyrl az".split(" "), null, undefined, ""])(
  "%s is not",
  lang => {
    expect(directionOf(lang)).toBeUndefined()
  },
)
