import { messages } from "../../messages/messages"
import { timesIn } from "./timed-build"

const MEASURED =
  "\tUser time (seconds): 61.50\n\tSystem time (seconds): 8.25\n\tMaximum resident set size (kbytes): 1000000\n"

test("issue 30.1.1: the times of a build are read", () => {
  const { written: writtenIn, current } = messages.build
  const written = writtenIn("0123456789abcdef0123", 1012, "12.4")
  expect(timesIn(`${current}\n`, 1)).toMatchObject({ gatsby: 1, release: 0 })
  expect(timesIn(`success\n${written}\n${MEASURED}`, 60)).toEqual({
    gatsby: 47.6,
    release: 12.4,
    cpu: 69.75,
    megabytes: 1024,
  })
})

test("issue 30.1.1: a build whose last line is not there has no times", () => {
  expect(() => timesIn(MEASURED, 60)).toThrow("release")
})
