import { messages } from "../messages/messages"

/**
 * Makes a part of a page. Its error names the page and what to do, with the fault as the cause. Not for writing it: a
 * full disk is no fault of a page.
 */
export async function forPage<Made>(
  path: string,
  work: () => Promise<Made>,
  advice = messages.build.noPage,
): Promise<Made> {
  try {
    return await work()
  } catch (cause) {
    throw new Error(`${path} — ${advice}`, { cause })
  }
}
