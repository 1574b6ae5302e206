declare const self: ServiceWorkerGlobalScope

/** The service worker's own global object: TypeScript's library believes that every worker is a plain one. */
export const worker = self
