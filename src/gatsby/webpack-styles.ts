import { transform } from "esbuild"

/**
 * Gatsby's own minifier does not know nested rules: it merges rules that differ in what is inside them.
 * Browsers from before 2024 show the text without the site's colours (D18), but in its layout: they get no nested rules.
 */
export async function minifyCss(files: Record<string, string>): Promise<{ code: string }> {
  const { code } = await transform(Object.values(files).join(""), {
    loader: "css",
    minify: true,
    supported: { nesting: false },
  })
  return { code }
}

/**
 * webpack's runtime calls it for each style sheet that a script loads, so it stands alone. A page's sheet waits until a
 * page is rendered (`root/page-frame`): that of a prefetched page would style the whole page that is being read again.
 */
export function insertSheet(link: HTMLLinkElement): void {
  if (link.href.includes("/component---")) link.media = "not all"
  document.head.append(link)
}
