import { type ListedPage, listKeys } from "../shared/listed-page"
import { latestBuild, type Options, type PageList, pageList } from "./build-files"

/** S-27: the pages of the deployed build whose addresses are spelt like this one; of a small site, all. */
export async function pagesLike(address: string, options: Options): Promise<ListedPage[]> {
  const list = await pageList(await latestBuild(options), options)
  const found = await Promise.all(listKeys(address).map(key => pagesAt(list, key, options)))
  return [...new Map(found.flat().map(page => [page.path, page])).values()]
}

/** The part of a list that a key is in: the last one that begins before it. */
async function pagesAt(
  { pages, parts }: PageList,
  key: string,
  options: Options,
): Promise<ListedPage[]> {
  const part = parts.filter(({ from }) => from <= key).at(-1) ?? parts[0]
  return part ? pagesAt(await pageList(part.file, options), key, options) : pages
}
