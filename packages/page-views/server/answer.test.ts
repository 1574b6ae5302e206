import { ServerResponse } from "node:http"
import { pino } from "pino"
import { limitEach } from "../counter/limits"
import { answerError } from "./answer"

test("a fault of the server is logged once a minute for each code, however many requests fail", () => {
  const lines: string[] = []
  const log = pino({}, { write: line => lines.push(line) })
  const mayTell = limitEach()
  // @ts-expect-error an answer reads only the version of its request
  const answerTo = (): ServerResponse => new ServerResponse({ httpVersionMajor: 1 })
  for (const code of ["EMFILE", "EIO", "EMFILE", "EIO"]) {
    const res = answerTo()
    answerError(res, Object.assign(new Error(), { code }), log, mayTell)
    expect(res.statusCode).toBe(500)
  }
  expect(lines.map(line => JSON.parse(line).err.code)).toEqual(["EMFILE", "EIO"])
})
