import { hash } from "node:crypto"

const OWN_SCRIPT = /<script src="([^"]+)"/g
const TABLE = /<script\s+id="gatsby-chunk-mapping"[^<]*<\/script>\s*/
const PAGE = /( id="gatsby-script-loader")(>.*?window\.pagePath=)("(?:[^"\\]|\\.)*");/
const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" }

export const integrityOf = (script: Buffer): string => `sha256-${hash("sha256", script, "base64")}`

/**
 * Changes the scripts of a page. R-14: the digest of each beside its address (subresource integrity): the browser runs it
 * whole or not at all. Half a script is a missing one, which the guarded reload is for (S-16). D5: the text of Gatsby's
 * inline script is the same on every page, so that one hash allows it in the whole build: the page's path moves into a
 * data attribute, beside the address of its component's script, for the service worker. Gatsby's table of all scripts
 * is out: webpack's own script has one.
 * @param digests by the scripts' addresses
 */
export const withScripts = (
  html: string,
  component: string,
  digests: ReadonlyMap<string, string>,
): string =>
  html
    .replace(TABLE, "")
    .replace(PAGE, (_, id: string, begin: string, json: string) => {
      const path = String(JSON.parse(json)).replaceAll(/[&"<>]/g, sign => ENTITIES[sign] ?? "")
      return `${id} data-component="${component}" data-page-path="${path}"${begin}document.currentScript.dataset.pagePath;`
    })
    .replaceAll(OWN_SCRIPT, (tag, src) => {
      const digest = digests.get(src)
      return digest ? `${tag} integrity="${digest}"` : tag
    })
