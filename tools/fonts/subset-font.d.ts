/** The package has no types, and those of DefinitelyTyped do not know the options that we need. */
declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff2"
    noHinting?: boolean
    keepFeatures?: readonly string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: Options,
  ): Promise<Buffer>
}
