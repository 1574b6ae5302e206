import { METRICS_PATH } from "../../../metrics/contract"
import { jsonPost } from "../../../testing/http-load"
import { VIEW } from "../request"

/** A page view for the site at `url`, which may have a path prefix, as the bytes of a request. */
export function viewRequest(
  url: string,
  view: unknown = VIEW,
  headers: Record<string, string> = {},
): Buffer {
  const prefix = new URL(url).pathname.replace(/\/$/, "")
  return jsonPost(prefix + METRICS_PATH, view, headers)
}
