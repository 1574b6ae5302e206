import { writeFile } from "node:fs/promises"
import { shippedPackages, THIRD_PARTY, thirdPartyText } from "../testing/third-party"
import { npmScript } from "./npm-script"

/** `npm run third-party`: writes the list of what a release holds of other projects. */
npmScript(async () => writeFile(THIRD_PARTY, thirdPartyText(await shippedPackages())))
