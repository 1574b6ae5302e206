import { type DeployedSite, deploySite } from "./deployments"
import { test } from "./served-site"

/**
 * A site for each test of a spec, which begins as the build `before`. The page is closed before the server: what
 * it still asks for is not to fail.
 */
export function deployedSite(): DeployedSite {
  let site: DeployedSite

  test.beforeEach(async () => {
    site = await deploySite()
  })

  test.afterEach(async ({ page }) => {
    await page.close()
    await site.stop()
  })

  return {
    get address() {
      return site.address
    },
    deploy: build => site.deploy(build),
    file: path => site.file(path),
    stop: () => site.stop(),
  }
}
