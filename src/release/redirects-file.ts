/**
 * The old addresses in the `_redirects` form that static hosts read (Netlify, Cloudflare Pages); empty when there
 * are none. `!`: also where a file lies at the address, as the small page does that other hosts need.
 */
export function redirectsFile(aliases: Readonly<Record<string, string>>, prefix: string): string {
  return Object.entries(aliases)
    .map(([from, to]) => `${encodeURI(prefix + from)} ${encodeURI(prefix + to)} 301!\n`)
    .join("")
}
