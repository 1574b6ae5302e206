import { forwardAddress } from "../forward-address"
import type { Middleware } from "../visit"

/** An old address leads to the new one, with the query and the hash that it was asked for with. */
export const forward: Middleware = ({ context, location }) => {
  const to = forwardAddress(context)
  return to === undefined
    ? undefined
    : { kind: "forward", to: `${to}${location.search}${location.hash}` }
}
