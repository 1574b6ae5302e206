import type { Page } from "@playwright/test"

/** Adds styles as a script may, past the policy, which allows no style element but the site's. Returns how to take them away. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, css)
  return () =>
    sheet.evaluate(added => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== added)
    })
}
