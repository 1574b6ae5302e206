import { hash } from "node:crypto"
import { mkdir, readFile, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { listFiles, readJson } from "../../src/content/folder-files"
import { BUILD_MANIFESTS, LATEST } from "../../src/release-format/release-files"
import { writePost } from "../../src/testing/builds/sample-post"
import { writeSmall } from "../../src/testing/builds/small-site"
import { makeWorkspace, type Workspace } from "../../src/testing/builds/workspace"
import { randomNumbers } from "../../src/testing/random"
import { timedBuild } from "../timed-build"
import { CHANGES } from "./changes"
import type { Finding, TrialSite } from "./trial"

/** All that a build leaves, except its lock. */
const LEFT = [".article-cache", ".cache", ".share-pictures", "public", "release", "releases"]

/** builds killed at random moments, each followed by a change, a build, and a cold build of the same content. */
export async function r20(_site: TrialSite, rounds = 20): Promise<Finding[]> {
  const workspace = await makeWorkspace(process.cwd(), "killed")
  const random = randomNumbers(rounds)
  const findings: Finding[] = []
  try {
    await writeSmall(workspace)
    await mkdir(join(workspace.content, "projects"), { recursive: true })
    const cold = await buildSeconds(workspace, "Avant.")
    const warm = await buildSeconds(workspace, "Un essai.")
    for (let round = 0; round < rounds; round += 1) {
      const change = CHANGES[round % CHANGES.length]
      if (!change) break
      await change.begin(workspace.content)
      // In each fourth round, the build after the killed one is killed too.
      const killed = [await killBuild(workspace, (warm * (random() % 1000)) / 1000)]
      if (round % 4 === 3)
        killed.push(await killBuild(workspace, (cold * (random() % 1000)) / 1000))
      await change.end(workspace.content)
      const difference = await buildSeconds(workspace, `Tour ${round}.`)
        .then(() => differenceFromCold(workspace))
        .catch(error => `${error}`.slice(-500))
      findings.push({
        measure: `${change.name}: ${killed.join(", then ")}`,
        value: difference || "the same site",
        target: "the site of a cold build",
        passed: difference === "",
      })
    }
  } finally {
    await rm(workspace.root, { recursive: true, force: true })
  }
  return findings
}

/** Writes a text that no build has had, without which a build may have nothing to do, and builds. */
async function buildSeconds(workspace: Workspace, text: string): Promise<number> {
  const fields = "title: Journal\ndescription: Une phrase.\ndate: 2018-01-01"
  await writePost(workspace.content, "journal", `---\n${fields}\n---\n\n${text}\n`)
  const times = await timedBuild(workspace)
  return times.gatsby + times.release
}

/** Kills the group of a build's processes after a time. */
async function killBuild({ run }: Workspace, seconds: number): Promise<string> {
  const { code } = await run("build", [], {}, ["timeout", "--signal=KILL", seconds.toFixed(2)])
  return code === 0 ? "ended before" : `killed after ${seconds.toFixed(1)} s`
}

/** Names of the files that differ from those of a build without caches. Puts the caches back. */
async function differenceFromCold(workspace: Workspace): Promise<string> {
  const { root } = workspace
  const made = await siteOf(root)
  const aside = join(root, "aside")
  await mkdir(aside)
  for (const name of LEFT) await rename(join(root, name), join(aside, name))
  await timedBuild(workspace)
  const expected = await siteOf(root)
  for (const name of LEFT) {
    await rm(join(root, name), { recursive: true })
    await rename(join(aside, name), join(root, name))
  }
  await rm(aside, { recursive: true })
  const names = [...new Set([...made.keys(), ...expected.keys()])]
  return names.filter(name => made.get(name) !== expected.get(name)).join(" ")
}

/** Files of a release's site with their digests, except those taken from the release before it. */
async function siteOf(root: string): Promise<Map<string, string>> {
  const { site, manifest } = releaseLayout(join(root, "release"))
  const kept = (await readJson(manifest, manifestSchema))?.kept ?? []
  const files = (await listFiles(site)).filter(
    file => !kept.includes(file.replace(/\.(?:br|gz)$/, "")) && !isUnsteady(file),
  )
  const digests = files.map(
    async file => [file, hash("sha256", await readFile(join(site, file)))] as const,
  )
  return new Map(await Promise.all(digests))
}

/** Files that differ between two builds of one content: they hold times. */
const isUnsteady = (file: string): boolean =>
  file === ".well-known/security.txt" || file.startsWith(LATEST) || file.startsWith(BUILD_MANIFESTS)
