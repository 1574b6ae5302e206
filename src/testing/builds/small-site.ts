import { cp, rm } from "node:fs/promises"
import { join } from "node:path"
import { DEMONSTRATION } from "../../content/content-folder"
import { ejectDemonstration } from "../../content/eject-demonstration"
import type { Workspace } from "./workspace"

/** Replaces the content by that of an owner who begins: no posts and no projects. */
export async function writeSmall({ root, content }: Workspace): Promise<void> {
  await rm(content, { recursive: true })
  await cp(DEMONSTRATION, join(root, DEMONSTRATION), { recursive: true })
  await ejectDemonstration(root, true)
  await rm(join(root, DEMONSTRATION), { recursive: true })
}
