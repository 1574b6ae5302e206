import type { DeployedSite } from "./deployments"
import { test } from "./served-site"

/** A site for each test of a spec, which begins as the build `before`. */
export function deployedSite(): DeployedSite {
  let site: DeployedSite

  test.beforeEach(async ({ deployed }) => {
    site = await deployed.begin()
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
