/** The page-view counter and the server that serves a release. The package's whole public interface: README.md. */
export {
  ENDINGS,
  type Encoding,
  manifestSchema,
  type ReleaseLayout,
  type ReleaseManifest,
  type ResponseHeaders,
  releaseLayout,
  type ServedFile,
  unsendable,
} from "./server/release-format"
export { removeDrivers, writeServer } from "./server/write-server"
