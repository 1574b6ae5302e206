/**
 * Ids of what the site's pages have around an article, by their texts in French: no heading gets one of them. Those that
 * begin with `site-` are kept by their beginning (`allowed`).
 */
export const SITE_IDS: readonly string[] = [
  ...["menu-contact", "images", "resultats", "a-lire-ensuite", "qui-ecrit"],
  // Sections of the page about the owner.
  ...["cv", "contact", "experience", "formation", "certifications", "conferences", "publications"],
  ...["logiciels-libres", "benevolat", "distinctions", "langues", "competences"],
]
