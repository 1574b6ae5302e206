import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { HEALTH_PATH, METRICS_PATH } from "@site/page-view-contract"
import type { Logger } from "pino"
import { limitEach } from "../counter/limits"
import type { Refusal } from "../counter/page-view-request"
import type { PageViewRecorder } from "../counter/recorder"
import { answerError, answerJson, isReading, refuse, setHeaders } from "./answer"
import type { Env } from "./env"
import { leaveBody, pageViewRoute } from "./page-view-route"
import type { CurrentRelease } from "./release"
import { sendMissing, serveFile } from "./static-site"

/** Target of a request: a path with a query, and for a proxy with the origin before it. */
const TARGET = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is

/** The production server's routes (D2), of a site without page views when there is no recorder. Opens nothing. */
export function createApp(
  env: Env,
  releases: CurrentRelease,
  recorder: PageViewRecorder | undefined,
  log: Logger,
): RequestListener {
  const countPageView = recorder && pageViewRoute(recorder, env, log)
  // A line for each request would fill the disk that they all fail of.
  const mayTell = limitEach()

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [, path = "", query = ""] = TARGET.exec(req.url ?? "/") ?? []
    // First, because a page must never go out with the policy or below the path of the release before it (D5).
    const release = await releases.refresh()
    const prefix = release.site.pathPrefix
    const isPageView = countPageView !== undefined && path === prefix + METRICS_PATH
    const isRefused = isMalformed(req)
    if (!isPageView || isRefused) leaveBody(req, res)
    setHeaders(res, release.headers.all)
    if (isRefused) return refuse(res, MALFORMED)
    if (isPageView) return countPageView(req, res, release)
    if (path === HEALTH_PATH && isReading(req)) return answerHealth(res, recorder?.isWell() ?? true)
    const isOfSite = `${path}/`.startsWith(`${prefix}/`)
    if (!isOfSite || `${path}/`.startsWith(`${prefix}/api/`)) {
      if (!isReading(req)) return refuse(res, { status: 404, reason: "not found" })
      return sendMissing(req, res, release)
    }
    await serveFile(req, res, release, { path: path.slice(prefix.length) || "/", query, prefix })
  }

  return (req, res) => {
    answer(req, res).catch(error => answerError(res, error, log, mayTell))
  }
}

const MALFORMED: Refusal = {
  status: 400,
  reason: "bad request",
  headers: { Connection: "close" },
}

/** RFC 9112, 2.3 and 3.2: a request line has a version, and a request one `Host`. Node's parser accepts others. */
const isMalformed = ({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean =>
  httpVersionMajor !== 1 ||
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1

function answerHealth(res: ServerResponse, isWell: boolean): void {
  if (isWell) answerJson(res, 200, { status: "ok" })
  else answerJson(res, 503, { status: "page views cannot be stored" })
}
