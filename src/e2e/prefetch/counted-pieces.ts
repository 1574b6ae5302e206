import type { ServerResponse } from "node:http"
import { serveInFront } from "../serve-in-front"

/** Data and scripts of a page. Late scripts and the parser of user agents belong to none. */
const isPiece = (url: string) =>
  /^\/page-data\/|\.js$/.test(url) && !/^\/(?:late-|ua-parser-|sw\.js)/.test(url)

const isPageData = (url: string) => /^\/page-data\/(?!app-data)/.test(url)

/** A network that counts the pieces of pages which pass through it. */
export interface CountingNetwork {
  address: string
  /** Runs before a piece is passed on; to be replaced. Its answer, if any, is the answer. */
  delay: (url: string, response: ServerResponse) => Promise<void>
  /** Requested addresses, in order. */
  asked: string[]
  /** Data of pages on their way now, and at most at once. */
  onTheirWay: number
  most: number
  close(): Promise<void>
}

/** A slow network in front of the server at `address`. */
export async function countPieces(address: string): Promise<CountingNetwork> {
  const network: CountingNetwork = {
    address,
    delay: () => new Promise(resolve => setTimeout(resolve, 100)),
    asked: [],
    onTheirWay: 0,
    most: 0,
    close: async () => {},
  }
  const front = await serveInFront(address, async ({ url = "/" }, response) => {
    if (!isPiece(url)) return false
    network.asked.push(url)
    if (isPageData(url)) {
      network.onTheirWay += 1
      network.most = Math.max(network.most, network.onTheirWay)
      response.once("close", () => {
        network.onTheirWay -= 1
      })
    }
    await network.delay(url, response)
    return response.destroyed || response.writableEnded
  })
  return Object.assign(network, front)
}
