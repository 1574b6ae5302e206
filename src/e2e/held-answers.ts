import type { Page } from "@playwright/test"

/** A moment that the test decides about. */
export function moment() {
  let come = () => {}
  const came = new Promise<void>(resolve => {
    come = resolve
  })
  return { come: () => come(), came }
}

/** Holds every answer from such an address until the function that is returned is called. Before `goto`. */
export async function holdAnswers(page: Page, pattern: string): Promise<() => void> {
  const { come, came } = moment()
  await page.route(pattern, async route => {
    await came
    await route.continue()
  })
  return come
}
