import { METRICS_PATH } from "@site/page-view-contract"
import { httpLoad } from "../../../src/testing/http-load"
import { BROWSER_HEADERS, VIEW } from "./request"

export const CLIENTS = 20

/**
 * Sends views from `CLIENTS` connections until the server is gone; `onAnswer` gets the number of answers so far, and
 * the last one's status. Resolves with the statuses of all answers.
 */
export async function load(
  url: string,
  onAnswer: (answered: number, status: number) => void,
): Promise<number[]> {
  const view = viewRequest(url)
  const statuses: number[] = []
  await httpLoad({
    url,
    connections: CLIENTS,
    next: () => view,
    onAnswer(status) {
      statuses.push(status)
      onAnswer(statuses.length, status)
    },
  })
  return statuses
}

/** Sends views from `CLIENTS` connections; `next` takes the number of each. Resolves with how many were counted. */
export async function sendViews(
  url: string,
  views: number,
  next: (sent: number) => Buffer,
): Promise<number> {
  let sent = 0
  let counted = 0
  await httpLoad({
    url,
    connections: CLIENTS,
    next() {
      sent += 1
      return sent <= views ? next(sent) : undefined
    },
    onAnswer(status) {
      if (status === 204) counted += 1
    },
  })
  return counted
}

/** A page view for the site at `url`, which may have a path prefix, as the bytes of a request. */
export function viewRequest(
  url: string,
  view: unknown = VIEW,
  headers: Record<string, string> = {},
): Buffer {
  const body = JSON.stringify(view)
  const lines = Object.entries({
    host: "localhost",
    ...BROWSER_HEADERS,
    "content-length": `${Buffer.byteLength(body)}`,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  const path = new URL(url).pathname.replace(/\/$/, "") + METRICS_PATH
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`)
}
