import { filesBesideNginx } from "../server/test-site/files-beside-nginx"
import { runTrial } from "../server/test-site/trials/trial"
import { npmScript } from "./npm-script"

/** `npm run bench:server [-- RELEASE]`: the files of the last build beside nginx. */
npmScript(() => runTrial(filesBesideNginx, process.argv[2]))
