import type { Page } from "@playwright/test"

/** Changes the HTML of one page on its way to the browser, as a broken proxy or an attacker would. */
export async function rewritePage(
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}
