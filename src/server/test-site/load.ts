import { Agent, request } from "node:http"
import { METRICS_PATH } from "../../metrics/contract"
import { BROWSER_HEADERS, VIEW } from "./request"

export const CLIENTS = 20

/**
 * Sends views from `CLIENTS` connections until the server is gone; `onAnswer` is told how many were
 * answered so far, and the last one's status. Resolves with the statuses of all answers.
 */
export async function load(
  url: string,
  onAnswer: (answered: number, status: number | undefined) => void,
): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const body = JSON.stringify(VIEW)
  const headers = { ...BROWSER_HEADERS, "content-length": body.length }
  const statuses: number[] = []
  const sendOne = () =>
    new Promise<boolean>(resolve => {
      const req = request({ hostname, port, path: METRICS_PATH, method: "POST", headers, agent })
      req.on("error", () => resolve(false))
      req.on("response", res => {
        statuses.push(res.statusCode ?? 0)
        onAnswer(statuses.length, res.statusCode)
        res
          .on("end", () => resolve(true))
          .on("error", () => resolve(false))
          .resume()
      })
      req.end(body)
    })
  const client = async () => {
    while (await sendOne());
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  agent.destroy()
  return statuses
}
