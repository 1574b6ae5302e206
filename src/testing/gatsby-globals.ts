/** Globals that Gatsby's webpack build and loader put into the page; `Link` reads them. */
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  __TRAILING_SLASH__: "never",
  ___loader: { enqueue: () => {} },
  ___navigate: () => {},
})
