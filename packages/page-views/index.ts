/** The page-view counter and the server that serves a release. The package's whole public interface: README.md. */
export type { SiteFacts } from "./counter/counted-view"
export { pageViewFunction } from "./counter/page-view-function"
export {
  manifestSchema,
  pagesSchema,
  type ReleaseLayout,
  type ReleaseManifest,
  type ResponseHeaders,
  releaseLayout,
  unsendable,
} from "./server/release-format"
export { removeDrivers, writeServer } from "./server/write-server"
