import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { JSDOM } from "jsdom"
import { listFiles } from "../content/folder-files"
import { storedRelease } from "../testing/builds/stored-builds"

/** A site below a path, with old addresses and a draft. */
const SITE = join(storedRelease("other"), "site")
const textOf = (file: string) => readFile(join(SITE, file), "utf8")

test("issue 13.2: the sitemap has each page that search engines may show, by its own address, and no other", async () => {
  const { window } = new JSDOM(await textOf("sitemap.xml"), { contentType: "text/xml" })
  const found = [...window.document.querySelectorAll("loc")].map(({ textContent }) => textContent)
  const files = (await listFiles(SITE)).filter(file => file.endsWith(".html"))
  const shown: (string | undefined)[] = []
  for (const file of files) {
    const { document } = new JSDOM(await textOf(file)).window
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
    if (!document.querySelector("meta[name=robots]")) shown.push(canonical?.href)
  }
  expect(found.toSorted()).toEqual(shown.toSorted())
  expect(await textOf("robots.txt")).toContain(
    `Sitemap: ${found[0]?.replace(/\/$/, "")}/sitemap.xml`,
  )
})
