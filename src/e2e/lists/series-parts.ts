export const FIRST = { path: "/blog/un-article-est-une-donnee", title: "Un article est une donnée" }

export const SECOND = {
  path: "/blog/compter-les-visites-sans-cookie",
  title: "Compter les visites sans cookie",
}
