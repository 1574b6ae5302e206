import { typeset } from "../shared/french-typography"
import french from "./fr.json"

test.each(Object.entries(french))("the interface text %s is set as articles are", (_key, text) => {
  expect(typeset(text)).toBe(text)
})
