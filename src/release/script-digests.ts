import { hash } from "node:crypto"

const OWN_SCRIPT = /<script src="([^"]+)"/g

export const integrityOf = (script: Buffer): string => `sha384-${hash("sha384", script, "base64")}`

/**
 * R-14: writes the digest of each script beside its address into a page (subresource integrity): the browser runs it
 * whole or not at all. Half a script is a missing one, which the guarded reload is for (S-16).
 * @param digests by the scripts' addresses
 */
export const withDigests = (html: string, digests: ReadonlyMap<string, string>): string =>
  html.replaceAll(OWN_SCRIPT, (tag, src) => {
    const digest = digests.get(src)
    return digest ? `${tag} integrity="${digest}"` : tag
  })
