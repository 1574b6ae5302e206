import type { HeadFacts } from "../site/public-facts"

/** Facts of a site that differs from every default, so that a test sees what really is read. */
const facts: HeadFacts = {
  identity: { name: "Ada Essai" },
  site: {
    name: "Le site d’essai",
    url: "https://essai.example",
    separator: " – ",
    description: "Un site pour les essais.",
    shareImage: { path: "/partage.png", alt: "Une page de cahier" },
  },
  otherSites: [
    { label: "Un profil", url: "https://example.org/ada", rel: "me" },
    { label: "ailleurs.example", url: "https://ailleurs.example/" },
  ],
  menu: [
    { label: "Home", to: "/", lang: "en" },
    { label: "About me", to: "/about-me", lang: "en" },
    { label: "My Tech Stack", to: "/#techstacks", lang: "en" },
    { label: "Blog", to: "/blog", lang: "en" },
  ],
  logo: null,
  canonicalParameters: ["page", "tag", "q"],
  updates: { pollMinutes: 60 },
  feeds: false,
  sharePictures: true,
  serviceWorker: true,
  analytics: null,
  pageViews: true,
  builtYear: 2020,
}

export default facts
