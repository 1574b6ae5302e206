import { test } from "@playwright/test"
import { DEPLOYMENTS_TIMEOUT_MS, type DeployedSite, deploySite, makeBuilds } from "./deployments"

/**
 * A site for each test of a spec, which begins as the build `before`. Takes a name for its folder. The page is
 * closed before the server: what it still asks for is not to fail.
 */
export function deployedSite(name: string): DeployedSite {
  let site: DeployedSite

  test.beforeAll(async () => {
    test.setTimeout(DEPLOYMENTS_TIMEOUT_MS)
    await makeBuilds()
  })

  test.beforeEach(async () => {
    site = await deploySite(name)
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
