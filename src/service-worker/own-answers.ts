import { CacheableResponsePlugin } from "workbox-cacheable-response"
import type { WorkboxPlugin } from "workbox-core"

const only200 = new CacheableResponsePlugin({ statuses: [200] })

/**
 * D4: nothing is kept that is not a 200 of ours: no 404, no redirect, no answer of another origin, and no
 * page in the place of a file, as some hosts give. What was kept goes when the site says that it has gone.
 */
export const ownAnswers = (cacheName: string, type: RegExp): WorkboxPlugin[] => [
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (hasGone(response)) await (await caches.open(cacheName)).delete(request)
      const ours = response.type === "basic" && !response.redirected
      return ours && type.test(response.headers.get("content-type") ?? "") ? response : null
    },
  },
  only200,
]

const hasGone = ({ status, type, redirected }: Response): boolean =>
  status === 404 || status === 410 || redirected || type === "opaqueredirect"
