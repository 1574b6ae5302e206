const STAY_FIELDS = `
  "Where."
  organisation: String!
  "First month: 2023-01"
  start: String!
  "Last month; null while it goes on."
  end: String
  "Town, or “à distance”."
  place: String
  "Site of the organisation."
  url: String
`

/** GraphQL types of `content/cv.yml`. */
export const CV_TYPES = `
"""A stay at work."""
type CvExperience {
  "What the owner did there."
  role: String!
${STAY_FIELDS}
  "One sentence on the stay."
  summary: String
  "What came of it, a line each."
  highlights: [String!]!
}

"""A course of studies."""
type CvEducation {
  "Name of the degree or course."
  title: String!
${STAY_FIELDS}
}

"""A language that the owner speaks."""
type CvLanguage {
  "Name of the language, in French."
  name: String!
  "How well, in words."
  level: String!
}

"""A field of skill."""
type CvSkill {
  "Name of the field."
  name: String!
  "What belongs to it."
  keywords: [String!]!
}

"""The owner's course: content/cv.yml"""
type Cv implements Node @dontInfer {
  "Work, newest first as written."
  experience: [CvExperience!]!
  "Studies, newest first as written."
  education: [CvEducation!]!
  "Languages."
  languages: [CvLanguage!]!
  "Skills."
  skills: [CvSkill!]!
}
`
