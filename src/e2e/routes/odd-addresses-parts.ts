import { randomNumbers } from "../../testing/random"

/** Pieces of addresses that visitors, other sites and robots write. */
export const ODD = [
  "% 100% %% %z %E9 %C3 %F0%9F %u00e9 %00 %0D%0A %25 %2525 %2f %2F.. %2e%2e%2fblog %5C %23 %3F %26",
  "é + \u202e \ufffd 漢字 😀 ' \" <b> </script> ` \\ | ^ [ ] [] {} * / // /. :a && == a=b=c ? ?? #",
  "! !/a $& page=-1 page=9e9 tag=% q=%E9 de=% __proto__ constructor toString undefined NaN ~:text=a",
]
  .join(" ")
  .split(" ")
  .concat("a b", "a".repeat(999), ":path", ":uri/b", "*a/%E9", "/index.html")

export const TITLES: Record<string, string> = { "/blog": "Blog", "/about-me": "À propos" }

/** Addresses of two pages in turn, each with odd words in its query, its hash or both. */
export function oddAddresses(length: number): string[] {
  const random = randomNumbers(32)
  const odd = () => ODD[random() % ODD.length] ?? ""
  return Array.from({ length }, (_, index) => {
    const path = Object.keys(TITLES)[index % 2]
    const query = index % 3 === 0 ? "" : `?${odd()}${odd()}`
    return `${path}${query}${index % 3 === 1 ? "" : `#${odd()}${odd()}`}`
  })
}
