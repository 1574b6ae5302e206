// ES-only packages that every article needs, each imported once per process: Gatsby's compiled files
// cannot import them statically, and under a module loader (tsx) each `import()` is a message to a thread.

export const visiting = once(() => import("unist-util-visit"))
export const slugging = once(() => import("github-slugger"))
export const htmlNames = once(() => import("property-information"))
export const jsxRuntime = once(() => import("hast-util-to-jsx-runtime"))

function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined
  return () => {
    module ??= load()
    return module
  }
}
