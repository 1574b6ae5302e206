/** @jest-environment node */
import { createServer } from "node:http"
import express from "express"
import { expressClasses } from "./express-classes"
import { send } from "./test-site/request"

test("R-2: Express finds nothing to change in the requests and answers of a server with its classes", async () => {
  const app = express()
  const changed: boolean[] = []
  const server = createServer(expressClasses(app), (req, res) => {
    const before = [Object.getPrototypeOf(req), Object.getPrototypeOf(res)]
    app(req, res)
    changed.push(before[0] !== Object.getPrototypeOf(req), before[1] !== Object.getPrototypeOf(res))
  })
  app.get("/", (req, res) => {
    res.status(200).json({ path: req.path, accepts: req.accepts("html"), app: req.app === app })
  })
  const port = await new Promise<number>(resolve => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve(typeof address === "object" && address ? address.port : 0)
    })
  })
  const answer = await send(`http://127.0.0.1:${port}`, "/", { headers: { accept: "text/html" } })
  server.close()
  expect(changed).toEqual([false, false])
  expect(answer).toMatchObject({ status: 200, text: '{"path":"/","accepts":"html","app":true}' })
})
