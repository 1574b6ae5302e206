/** This version of the package, which Gatsby brings, has no types. */
declare module "svgo" {
  interface Options {
    plugins: { name: string; params?: object }[]
  }
  export function optimize(svg: string, options: Options): { data: string }
}
