/** Where `gatsby develop` tells open pages of the content's errors, as server-sent events. No built site has it. */
export const TOLD_ERRORS = "/___content-errors"

/** What is shown over the page; nothing is when there are no errors. */
export interface ToldErrors {
  title: string
  close: string
  errors: { file: string; line: number; place: string; text: string }[]
}
