/** The page-view counter and the server that serves a release. The package's whole public interface: README.md. */
export {
  manifestSchema,
  type ReleaseLayout,
  type ReleaseManifest,
  type ResponseHeaders,
  releaseLayout,
  unsendable,
} from "./server/release-format"
export { removeDrivers, writeServer } from "./server/write-server"
