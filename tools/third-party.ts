import { writeFile } from "node:fs/promises"
import { npmScript } from "../src/commands/npm-script"
import { shippedPackages, THIRD_PARTY, thirdPartyText } from "./third-party-list"

/** `npm run third-party`: writes the list of what a release holds of other projects. */
npmScript(async () => writeFile(THIRD_PARTY, thirdPartyText(await shippedPackages())))
