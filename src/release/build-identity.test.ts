/** @jest-environment node */
import { listedPage, titleOf } from "./build-identity"

const page = (title: string) =>
  `<html lang="fr"><head><meta data-react-helmet="true" property="og:title" content="${title}"/></head>`

test("S-27: the manifest names each page as the page names itself, and its language when it is another", () => {
  const site = {
    "/": page("Prénom Nom"),
    "/blog/a": page("L&#x27;été &amp; &lt;b&gt; : &quot;oui&quot;"),
    "/blog/b": page("Static pages"),
    "/blog/c": "<html>",
  }
  const listed = Object.entries(site).map(([path, html]) =>
    listedPage({ path, title: titleOf(html) }, { "/blog/b": "en" }),
  )
  expect(listed).toEqual([
    { path: "/", title: "Prénom Nom" },
    { path: "/blog/a", title: `L'été & <b> : "oui"` },
    { path: "/blog/b", title: "Static pages", lang: "en" },
    { path: "/blog/c", title: "/blog/c" },
  ])
})
