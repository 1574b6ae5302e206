interface Address {
  pathname: string
  search: string
  hash: string
}

/** Path with query and hash, as S-10 shows it. */
export const fullPath = ({ pathname, search, hash }: Address): string =>
  `${pathname}${search}${hash}`
