import { readdir } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { SiteFacts } from "../site/site-schema"
import { type LinkTargets, partsOf, pathExists } from "./check-links"
import { fileExists } from "./content-files"
import { type ContentProblem, didYouMean, shortJson } from "./content-problem"
import type { FieldPath, YamlFile } from "./read-yaml"

/** What the owner must still replace of the demonstration. */
const TO_REPLACE =
  "identity, site.name, site.url, site.description, hero, externalLink, socialLinks, techStack, legal"

/** Checks what the site file refers to: the share picture, icons, pages of the tech stack. */
export async function checkSite(
  root: string,
  site: SiteFacts,
  yaml: YamlFile,
  targets: LinkTargets,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  const report = (
    path: FieldPath,
    rest: Pick<ContentProblem, "expected" | "received" | "hint">,
  ) => {
    problems.push({
      severity: "error",
      file: yaml.file,
      ...yaml.locate(path),
      field: path.map(String).join("."),
      ...rest,
    })
  }
  const share = site.site.shareImage.path
  if (!(await fileExists(join(targets.staticDir, share)))) {
    const received = `${shortJson(share)}, which is missing`
    report(["site", "shareImage", "path"], { expected: "a file below static/", received })
  }
  const usesIcons = site.techStack.some(({ items }) => items.some(({ icon }) => icon))
  const icons = usesIcons ? await iconNames(root) : new Set<string>()
  for (const [group, { items }] of site.techStack.entries()) {
    for (const [index, { icon, link }] of items.entries()) {
      const at: FieldPath = ["techStack", group, "items", index]
      if (icon && !icons.has(icon)) {
        report([...at, "icon"], {
          expected: "an icon's name at simpleicons.org",
          received: shortJson(icon),
          hint: didYouMean(icon, [...icons]),
        })
      }
      if (link?.startsWith("/") && !(await isPublicPage(link, targets))) {
        const expected = "a published page of this site"
        report([...at, "link"], { expected, received: shortJson(link) })
      }
    }
  }
  return site.demonstration ? [...problems, demonstrationWarning(yaml)] : problems
}

async function isPublicPage(link: string, targets: LinkTargets): Promise<boolean> {
  const { path } = partsOf(link)
  const entry = targets.entries.get(path)
  return entry ? entry.entry.published : pathExists(path, targets)
}

function demonstrationWarning(yaml: YamlFile): ContentProblem {
  return {
    severity: "warning",
    file: yaml.file,
    ...yaml.locate(["demonstration"]),
    field: "demonstration",
    expected: "your own identity before the site goes public",
    received: "the demonstration identity",
    hint: `Replace ${TO_REPLACE}; then remove this field.`,
  }
}

/** Names of simple-icons' files. The package is the project's, or that of the directory the build runs in. */
async function iconNames(root: string): Promise<ReadonlySet<string>> {
  for (const base of [root, process.cwd()]) {
    try {
      const entry = createRequire(join(base, "package.json")).resolve("simple-icons")
      const files = await readdir(join(dirname(entry), "icons"))
      return new Set(files.map(name => name.replace(/\.svg$/, "")))
    } catch {
      // Not installed there: ask the next directory.
    }
  }
  throw new Error("simple-icons is not installed: run npm install")
}
