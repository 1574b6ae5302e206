/** Paths from the site’s root, without a slash before them, of files that never change under their name. */
export const HASHED_FILE =
  /^(?:static\/.+|[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?)$/

/**
 * True when Gatsby puts a digest of the content into a file's name, so that it never changes under that name
 * . Takes a path from the site's root, without a slash before it.
 */
export const isHashedFile = (path: string): boolean => HASHED_FILE.test(path)
