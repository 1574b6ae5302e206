import type { Page } from "@playwright/test"
import { type RunOptions, source } from "axe-core"
import { expect } from "../../test"
import { SCHEMES } from "../proof-page"
import type { Statement } from "./view"

/** WCAG 2.2 A and AA, and what is good beyond it; what a scheme can change. */
const RULES: Record<"all" | "colours", RunOptions["runOnly"]> = {
  all: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
}

/**
 * In this visit's scheme: `typography` asks for contrasts in both. What opens over a page is the same on each, and
 * checked once: the menu in `accessibility.spec`, a large picture in `article-figures.spec`, the search in
 * `search.spec`.
 */
export const axe: Statement = async (page, { scheme }) => {
  await page.emulateMedia({ colorScheme: scheme })
  expect.soft(await violations(page, "all"), scheme).toEqual([])
}

/** In both schemes, on the whole page or `within` an element. */
export async function expectNothingFound(
  page: Page,
  state: string,
  within?: string,
): Promise<void> {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    const rules = scheme === "light" ? "all" : "colours"
    expect.soft(await violations(page, rules, within), `${state}, ${scheme}`).toEqual([])
  }
}

/** Violations that axe finds: rule, element, what is wrong. Its script stays in the page. */
async function violations(
  page: Page,
  rules: keyof typeof RULES,
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const options: RunOptions = { resultTypes: ["violations"], runOnly: RULES[rules] }
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`),
      )
    },
    { context: within ?? "html", options },
  )
}
