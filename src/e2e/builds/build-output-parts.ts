import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { releaseLayout } from "@site/page-views"
import { type StoredBuild, storedRelease } from "../../testing/builds/stored-builds"

export const layoutOf = (build: StoredBuild) => releaseLayout(storedRelease(build))

export const released = (build: StoredBuild, file: string) => join(layoutOf(build).site, file)

export const textOf = (build: StoredBuild, file: string) => readFile(released(build, file), "utf8")
