import type { ReactNode } from "react"

interface Props {
  htmlAttributes: object
  headComponents: ReactNode
  bodyAttributes: object
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** The document, as Gatsby fills it in: without what its own has for browsers that nobody uses. */
export default function Document(props: Props) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
