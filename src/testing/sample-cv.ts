const item = {
  organisation: "Une revue",
  date: "2024-05",
  place: "Lyon",
  url: "https://example.org",
  summary: "Une phrase.",
}

export const cv: Queries.CvSectionsFragment = {
  experience: [
    {
      title: "Un rôle",
      organisation: "Une organisation",
      start: "2023-01",
      end: null,
      place: "Lille",
      url: "https://example.org",
      summary: "Une phrase.",
      highlights: ["Un fait."],
    },
  ],
  education: [
    {
      title: "Un diplôme",
      organisation: "Une école",
      start: "2018-09",
      end: "2020-06",
      place: null,
      url: null,
    },
  ],
  certifications: [{ ...item, title: "Un certificat", place: null, summary: null }],
  talks: [{ ...item, title: "Une conférence" }],
  publications: [],
  openSource: [
    { ...item, title: "Un outil", organisation: null, date: null, place: null, summary: null },
  ],
  volunteering: [],
  awards: [],
  languages: [{ name: "Français", level: "langue maternelle" }],
  skills: [{ name: "Frontend", keywords: ["React", "CSS"] }],
}
