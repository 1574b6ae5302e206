/** Documents that did not come from the network, by their client's id, until they ask for their version. */
const unasked = new Set<string>()

/** Notes that the answer to a navigation is a copy. */
export function noteCopy(event: ExtendableEvent): void {
  if (event instanceof FetchEvent) unasked.add(event.resultingClientId)
}

/** Whether the document is a copy and asks for the first time. */
export const isFreshCopy = (clientId: string): boolean => unasked.delete(clientId)
