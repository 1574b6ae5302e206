import { MOBILE_AGENT, UNKNOWN_AGENT } from "./agents"

/** S-22: longer user-agent strings are cut before they are parsed. */
const MAX_USER_AGENT_LENGTH = 500

/**
 * S-22: `mobile` on mobile devices, else the browser's name in lower case, else `unknown`.
 * The parser is loaded on demand, so that it never delays a page; a failure to load it gives `unknown`.
 */
export async function agentName(userAgent: string): Promise<string> {
  try {
    const { default: UAParser } = await import(/* webpackChunkName: "ua-parser" */ "ua-parser-js")
    const { device, browser } = new UAParser(userAgent.slice(0, MAX_USER_AGENT_LENGTH)).getResult()
    if (device.type === "mobile") return MOBILE_AGENT
    return browser.name?.toLowerCase() || UNKNOWN_AGENT
  } catch {
    return UNKNOWN_AGENT
  }
}
