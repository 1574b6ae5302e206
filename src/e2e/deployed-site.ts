import type { DeployedSite } from "./deployments"
import { type Network, networkTo } from "./network"
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

/** The network between the browser and such a site, which each test may break. */
export function networkBefore(site: DeployedSite): Omit<Network, "close"> {
  let network: Network

  test.beforeEach(async () => {
    network = await networkTo(site.address)
  })

  test.afterEach(() => network.close())

  return {
    get address() {
      return network.address
    },
    get asked() {
      return network.asked
    },
    becomes: state => network.becomes(state),
  }
}
