/** @jest-environment node */
import { tempDir } from "../testing/temp-dir"
import { namePages } from "./build-identity"

const page = (title: string) =>
  `<html lang="fr"><head><meta data-react-helmet="true" property="og:title" content="${title}"/></head>`

test("S-27: the manifest names each page as the page names itself, and its language when it is another", async () => {
  const root = await tempDir({
    "index.html": page("Prénom Nom"),
    "blog/a/index.html": page("L&#x27;été &amp; &lt;b&gt; : &quot;oui&quot;"),
    "blog/b/index.html": page("Static pages"),
    "blog/c/index.html": "<html>",
  })
  expect(
    await namePages(root, ["/", "/blog/a", "/blog/b", "/blog/c"], { "/blog/b": "en" }),
  ).toEqual([
    { path: "/", title: "Prénom Nom" },
    { path: "/blog/a", title: `L'été & <b> : "oui"` },
    { path: "/blog/b", title: "Static pages", lang: "en" },
    { path: "/blog/c", title: "/blog/c" },
  ])
})
