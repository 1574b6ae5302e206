import type { Page } from "@playwright/test"

/** Changes the HTML of one page on its way to the browser, as a broken proxy or an attacker would. */
export async function rewritePage(
  page: Page,
  path: string,
  change: (html: string) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    const body = change(await response.text())
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } })
  })
}

/**
 * Makes a page wait for its faces; a reader's goes without a late one. The answer is then the same on a busy machine.
 * Without the policy, which knows the style as it was.
 */
export const waitForFaces = (page: Page, path: string): Promise<void> =>
  rewritePage(page, path, html => html.replaceAll("font-display:optional", "font-display:block"), {
    "content-security-policy": "",
  })
