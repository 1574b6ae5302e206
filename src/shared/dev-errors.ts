/** Address of server-sent events in `gatsby develop` with the content's errors. No built site has it. */
export const DEV_ERRORS = "/___content-errors"

/** Content of the message over the page; there is none without errors. */
export interface DevErrors {
  title: string
  close: string
  errors: { file: string; line: number; place: string; text: string }[]
}
