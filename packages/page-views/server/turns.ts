import type { ServerResponse } from "node:http"

/** Answers of one network that are made at once: a page beside them waits for these at most. */
const MOST = 24

/** Time after which an answer counts as waiting for its client, so that the next one begins. */
const WORK_MS = 250

/** Answers of one network that wait for it to read: each holds up to 150 kB of memory. */
const MOST_UNREAD = 256

type Network = { making: number; unread: number; waiting: { res: ServerResponse; begin(): void }[] }

/** Begins the answers of each network in turn, so that no network keeps the server from the others. */
export function takeTurns() {
  const networks = new Map<string, Network>()

  function beginNext(name: string, network: Network): void {
    while (network.making < MOST) {
      const next = network.waiting.shift()
      if (!next) break
      // Skips a client that is gone, because no `close` will follow.
      if (!next.res.destroyed) make(name, network, next)
    }
    if (network.making + network.unread === 0) networks.delete(name)
  }

  function make(name: string, network: Network, { res, begin }: Network["waiting"][number]): void {
    let state: "making" | "unread" = "making"
    network.making += 1
    const look = setInterval(() => {
      if (network.unread >= MOST_UNREAD) return
      clearInterval(look)
      network.making -= 1
      network.unread += 1
      state = "unread"
      beginNext(name, network)
    }, WORK_MS)
    res.once("close", () => {
      clearInterval(look)
      network[state] -= 1
      beginNext(name, network)
    })
    begin()
  }

  return (name: string, res: ServerResponse, begin: () => void): void => {
    const network = networks.get(name) ?? { making: 0, unread: 0, waiting: [] }
    networks.set(name, network)
    network.waiting.push({ res, begin })
    beginNext(name, network)
  }
}
