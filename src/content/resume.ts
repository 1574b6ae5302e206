import type { CvFacts } from "../content-model/cv-schema"
import type { SiteFacts } from "../site/site-schema"
import type { Entry } from "./read-entries"

interface Sources {
  site: SiteFacts
  cv: CvFacts
  /** Those that are published. */
  projects: readonly Entry[]
}

type Position = CvFacts["experience"][number]
type Item = CvFacts["talks"][number]

/**
 * The owner's CV as JSON Resume has it (jsonresume.org, schema 1.0.0), for the programs that read that. What it
 * has no place for, talks and open source, is among its projects, with their kind.
 */
export function resumeOf({ site: { identity, site, socialLinks }, cv, projects }: Sources) {
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: identity.name,
      label: identity.jobTitle,
      email: identity.email,
      url: site.url,
      summary: identity.pitch,
      location: { address: identity.location },
      profiles: socialLinks.map(({ label, url }) => ({ network: label, url })),
    },
    work: cv.experience.map(position => ({ name: position.organisation, ...positionOf(position) })),
    volunteer: cv.volunteering.map(position => ({
      organization: position.organisation,
      ...positionOf(position),
    })),
    education: cv.education.map(({ title, organisation, start, end, url }) => ({
      institution: organisation,
      area: title,
      url,
      startDate: start,
      endDate: end,
    })),
    awards: cv.awards.map(({ title, organisation, date, summary }) => ({
      title,
      awarder: organisation,
      date,
      summary,
    })),
    certificates: cv.certifications.map(({ title, organisation, date, url }) => ({
      name: title,
      issuer: organisation,
      date,
      url,
    })),
    publications: cv.publications.map(({ title, organisation, date, url, summary }) => ({
      name: title,
      publisher: organisation,
      releaseDate: date,
      url,
      summary,
    })),
    skills: cv.skills,
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: [
      ...projects.map(project => projectOf(project, site.url)),
      ...cv.openSource.map(item => itemOf(item, "open source")),
      ...cv.talks.map(item => itemOf(item, "talk")),
    ],
    meta: { canonical: `${site.url}/resume.json`, version: "v1.0.0" },
  }
}

const positionOf = ({ role, start, end, place, url, summary, highlights }: Position) => ({
  position: role,
  url,
  startDate: start,
  endDate: end,
  location: place,
  summary,
  highlights,
})

const itemOf = ({ title, organisation, date, url, summary }: Item, type: string) => ({
  name: title,
  description: summary,
  entity: organisation,
  startDate: date,
  url,
  type,
})

const projectOf = ({ path, frontMatter }: Entry, base: string) => ({
  name: frontMatter.title,
  description: frontMatter.description,
  url: base + path,
  startDate: frontMatter.period?.start,
  endDate: frontMatter.period?.end,
  roles: frontMatter.role ? [frontMatter.role] : [],
  keywords: frontMatter.stack,
  type: "application",
})
