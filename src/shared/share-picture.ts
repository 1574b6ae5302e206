/** Address of the picture that a shared link to a page shows. Takes the page's path or address. */
export const sharePictureOf = (page: string): string => `${page}.jpg`
