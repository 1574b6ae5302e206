import type { PublicFacts } from "./public-facts"

/** An entry of the main navigation. The labels are English as given (S-9). */
export interface NavigationEntry {
  label: string
  to: string
}

/** The main navigation in its fixed order (S-5), without the entries that the owner has switched off. */
export function navigationEntries({
  navigation,
}: Pick<PublicFacts, "navigation">): NavigationEntry[] {
  return [
    { label: "Home", to: "/", shown: true },
    { label: "About me", to: "/about-me", shown: navigation.aboutMe },
    { label: "My Tech Stack", to: "/#techstacks", shown: navigation.techStack },
    { label: "Blog", to: "/blog", shown: navigation.blog },
  ]
    .filter(entry => entry.shown)
    .map(({ label, to }) => ({ label, to }))
}
