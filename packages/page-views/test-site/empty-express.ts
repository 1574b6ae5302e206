import { createServer } from "node:http"
import { METRICS_PATH } from "@site/page-view-contract"
import express from "express"

/**
 * Program that page views are measured against: Express with a handler that does nothing, and with one that reads
 * a JSON body and does nothing with it. Prints its address.
 */
const app = express()
app.disable("x-powered-by")
app.post(`/empty${METRICS_PATH}`, (_req, res) => {
  res.status(204).end()
})
app.post(`/parsed${METRICS_PATH}`, express.json(), (_req, res) => {
  res.status(204).end()
})
const server = createServer(app).listen(0, "127.0.0.1", () => {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  process.stdout.write(`Site ready: http://127.0.0.1:${port}\n`)
})
