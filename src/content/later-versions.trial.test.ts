import { spawnSync } from "node:child_process"
import { appendFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { tempDir } from "../testing/temp-dir"
import { isDemonstration } from "./content-folder"
import { ejectDemonstration } from "./eject-demonstration"

/** Runs git in a folder, and returns what it printed. Throws when it fails. */
function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
  const { status, stdout, stderr } = spawnSync("git", [...identity, ...args], {
    cwd,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stdout}${stderr}`)
  return stdout.trim()
}

/** The first version that had the demonstration apart; none without the history, or without git. */
function firstVersion(): string | undefined {
  const { stdout } = spawnSync(
    "git",
    ["log", "--diff-filter=A", "--format=%H", "--", "content/demonstration/site.yml"],
    { encoding: "utf8" },
  )
  return stdout?.trim().split("\n").at(-1) || undefined
}

const first = firstVersion()

// A shallow clone, or an archive, has nothing to merge. An owner's checkout has content of its own in each version.
const withHistory = first && isDemonstration(".") ? it : it.skip

describe("an owner takes up later versions of the template", () => {
  withHistory(
    "from the first one on to this one, without a conflict and without losing a word",
    async () => {
      const root = join(await tempDir(), "site")
      git(".", "clone", "--quiet", "--shared", "--no-checkout", ".", root)
      git(root, "checkout", "--quiet", "-b", "mine", `${first}`)
      await ejectDemonstration(root)
      await appendFile(join(root, "content/site.yml"), "\n# De ma main.\n")
      await writeFile(join(root, "static/robots.txt"), "User-agent: *\n")
      await rm(join(root, "content/blog/ecrire-un-article"), { recursive: true })
      git(root, "add", "--all")
      git(root, "commit", "--quiet", "--no-verify", "-m", "Begin my site")
      const mine = git(root, "rev-parse", "HEAD")
      const latest = git(".", "rev-parse", "HEAD")

      git(root, "merge", "--quiet", "--no-edit", latest)

      // The list of words came with cspell: a project without one gets an empty one.
      const owned = ["--", "content", "static", ":!content/demonstration", ":!content/words.txt"]
      expect(git(root, "diff", "--stat", mine, "HEAD", ...owned)).toBe("")
      // All else is the template's.
      const others = ["--", ".", ":!content", ":!static"]
      expect(git(root, "diff", "--stat", latest, "HEAD", ...others)).toBe("")
    },
  )
})
