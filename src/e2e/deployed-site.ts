import type { DeployedSite } from "./deployments"
import { type Network, networkTo } from "./network"
import { test } from "./test"

/** A site for each test of a spec, which begins as its build. */
export function deployedSite(): DeployedSite {
  let site: DeployedSite

  test.beforeEach(async ({ deployed, build }) => {
    site = await deployed.begin(build)
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
