/** This version of the package, which Gatsby brings, has no types. */
declare module "svgo" {
  interface Step {
    name: string
    params?: object
  }
  interface SvgElement {
    attributes: Record<string, string>
  }
  interface OwnStep extends Step {
    type: "visitor"
    fn: () => { element: { enter: (node: SvgElement) => void } }
  }
  type Plugin = Step | OwnStep
  export function optimize(
    svg: string,
    options: { plugins: Plugin[] },
  ): { data: string; error?: undefined } | { data?: undefined; error: string }
}
