import { SITE_PATHS } from "../shared/site-paths"
import type { PublicFacts } from "./site-schema"

/**
 * The main navigation in its fixed order (S-5), without the entries that the owner has switched off. The labels
 * are English as given (S-9).
 */
export function navigationEntries({ navigation }: Pick<PublicFacts, "navigation">) {
  return [
    { label: "Home", to: SITE_PATHS.home, shown: true },
    { label: "About me", to: SITE_PATHS.about, shown: navigation.aboutMe },
    { label: "My Tech Stack", to: `${SITE_PATHS.home}#techstacks`, shown: navigation.techStack },
    { label: "Blog", to: SITE_PATHS.blog, shown: navigation.blog },
  ]
    .filter(entry => entry.shown)
    .map(({ label, to }) => ({ label, to }))
}
