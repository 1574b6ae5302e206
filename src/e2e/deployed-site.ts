import type { DeployedSite } from "./deployments"
import { test } from "./served-site"

/**
 * A site for each test of a spec, which begins as the build `before`. The page is closed before the site changes: what
 * it still asks for is not to fail.
 */
export function deployedSite(): DeployedSite {
  let site: DeployedSite

  test.beforeEach(async ({ deployed }) => {
    site = await deployed.begin()
  })

  test.afterEach(({ page }) => page.close())

  return {
    get address() {
      return site.address
    },
    deploy: build => site.deploy(build),
    file: path => site.file(path),
    stop: () => site.stop(),
  }
}
