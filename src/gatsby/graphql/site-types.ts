/** GraphQL types of `content/site.yml`. Their meaning is explained in full in `site/site-schema`. */
export const SITE_TYPES = `
"""Who the owner is."""
type SiteIdentity {
  "First name and last name."
  name: String!
  "What the owner does."
  jobTitle: String!
  "One line about the work."
  pitch: String!
  "Address for messages."
  email: String!
  "Town, and how the owner works."
  location: String!
  "When the owner is free."
  availability: String
}

"""Picture for shared links, 1200 × 630."""
type SiteShareImage {
  "Below static/: /partage.png"
  path: String!
  "What it shows."
  alt: String!
}

"""Name and address of the site."""
type SiteNameAndAddress {
  "Name in titles and in the header."
  name: String!
  "Public address, without a slash at the end."
  url: String!
  "Between the page's title and the site's name."
  separator: String!
  "One or two sentences for search engines."
  description: String!
  "Picture for shared links."
  shareImage: SiteShareImage!
}

"""First words of the home page."""
type SiteHero {
  "One sentence of proof. Words between asterisks are stressed."
  headline: String!
  "Two sentences below it."
  lead: String!
}

"""A link to another site."""
type SiteLinkTo {
  "What the link says."
  label: String!
  "Where it leads."
  url: String!
}

"""Entries of the navigation that can be hidden."""
type SiteNavigation {
  "The entry About me."
  aboutMe: Boolean!
  "The entry My Tech Stack."
  techStack: Boolean!
  "The entry Blog."
  blog: Boolean!
}

"""A technology that the owner uses."""
type TechStackItem {
  "Name of the technology."
  name: String!
  "Name of its icon at simpleicons.org."
  icon: String
  "Outline of the icon in a field of 24 by 24."
  iconPath: String
  "Years of use."
  years: Float!
  "Page that proves it."
  link: String
  "One line on the experience."
  experience: String
}

"""Technologies that are used alike."""
type TechStackGroup {
  "How they are used: every day, at ease, learning."
  title: String!
  "The technologies."
  items: [TechStackItem!]!
}

"""A third party's analytics tag."""
type SiteAnalytics {
  "Address of the script."
  src: String!
  "defer or async"
  loading: String!
  "data-* attributes, without the prefix."
  data: JSON!
  "exempt: configured as the CNIL's exemption asks."
  consent: String!
}

"""Who stores the site."""
type LegalHost {
  "Name of the company."
  name: String!
  "Postal address."
  address: String!
  "Telephone."
  telephone: String!
}

"""Under what licence the site is published."""
type LegalLicence {
  "Licence of the code."
  code: String!
  "Licence of texts and pictures."
  texts: String!
}

"""What the law wants to know of the publisher."""
type SiteLegal {
  "professional or individual"
  publisher: String!
  "Last name and first names."
  name: String
  "Postal address."
  address: String
  "Telephone."
  telephone: String
  "E-mail for legal questions."
  email: String
  "Legal form and numbers."
  registration: String
  "Intra-community VAT number."
  vat: String
  "Director of publication (LCEN, art. 1-1)."
  publicationDirector: String!
  "Who stores the site."
  host: LegalHost!
  "Licences."
  licence: LegalLicence!
}

"""Everything about the owner and the site: content/site.yml"""
type SiteSettings implements Node @dontInfer {
  "True while the identity is the demonstration one."
  demonstration: Boolean!
  "Who the owner is."
  identity: SiteIdentity!
  "Name and address of the site."
  site: SiteNameAndAddress!
  "First words of the home page."
  hero: SiteHero!
  "The developer's other site."
  externalLink: SiteLinkTo!
  "Profiles elsewhere."
  socialLinks: [SiteLinkTo!]!
  "Entries of the navigation that can be hidden."
  navigation: SiteNavigation!
  "Technologies, grouped by use."
  techStack: [TechStackGroup!]!
  "Query parameters that the canonical link keeps."
  canonicalParameters: [String!]!
  "A third party's analytics tag, when one is configured."
  analytics: SiteAnalytics
  "What the law wants to know."
  legal: SiteLegal!
}
`
