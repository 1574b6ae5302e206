declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module "*.css"

/** A face that the build has cut (`fonts`): its address, with a hash. */
declare module "site-fonts/*.woff2" {
  const address: string
  export default address
}
