import type { IncomingMessage, ServerResponse } from "node:http"
import { inOrder, inWords } from "@site/problems"
import type { GatsbyNode } from "gatsby"
import type { Content } from "../content/load-content"
import { messages } from "../messages/messages"
import { DEV_ERRORS, type DevErrors } from "../shared/dev-errors"
import { followContent } from "./current-content"

/** Sends the errors of the content to open pages, and again whenever they have changed. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(DEV_ERRORS, (request: IncomingMessage, response: ServerResponse) => {
    // Gatsby compresses answers that may be transformed: an event would wait for the next ones.
    const headers = {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
    }
    response.writeHead(200, headers)
    const stop = followContent(content =>
      response.write(`data: ${JSON.stringify(devErrors(content))}\n\n`),
    )
    request.once("close", stop)
  })
}

function devErrors({ problems }: Content): DevErrors {
  const { lastGoodState, closeErrors } = messages.report
  const errors = inOrder(problems)
    .filter(({ severity }) => severity === "error")
    .map(problem => ({ file: problem.file, line: problem.line, ...inWords(problem) }))
  return { title: lastGoodState, close: closeErrors, errors }
}
