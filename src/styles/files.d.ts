declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module "*.css"

/** The address of a font, with a hash. */
declare module "*.woff2" {
  const address: string
  export default address
}
