export const postsAsked = (asked: Set<string>) =>
  [...asked].filter(url => url.includes("/blog/lien-"))
