/** Whether this build has the page that shows every part: in development, and for the tests of `npm test`. */
export const hasKitchenSink = (): boolean =>
  process.env.NODE_ENV === "development" || Boolean(process.env.KITCHEN_SINK)
