import { z } from "zod"
import { group, says, text, webAddress } from "../content-model/fields"
import { legal } from "./legal-schema"
import { techStack } from "./tech-stack-schema"

const link = group("SiteLinkTo", "A link to another site.", {
  label: text.describe("What the link says."),
  url: webAddress.describe("Where it leads."),
})

/** `content/site.yml`: the owner and the site. The description of a field is its reference, in GraphiQL too. */
export const siteSchema = z.strictObject({
  demonstration: z
    .boolean()
    .default(false)
    .describe(
      "true while the identity is the demonstration one: the build lists what is to be replaced.",
    ),
  messages: z
    .enum(["fr", "en"])
    .optional()
    .describe(
      "Language in which the content check tells its author what is wrong. Without it: English where the machine's LC_ALL, LC_MESSAGES or LANG begins with en, French elsewhere.",
    ),
  identity: group("SiteIdentity", "Who the owner is.", {
    name: text.describe("First name and last name."),
    jobTitle: text.describe("What the owner does: “Développement web”."),
    pitch: text.describe("One line about the work."),
    email: z.email(says("email")).describe("Address for messages."),
    location: text.describe("Town, and how the owner works."),
    availability: text.optional().describe("When the owner is free: “Mars 2027”."),
  }),
  site: group("SiteNameAndAddress", "Name and address of the site.", {
    name: text.describe("Name in titles and in the header."),
    url: webAddress
      .refine(url => !url.endsWith("/"), says("noSlash"))
      .describe("Public address, without a slash at the end."),
    separator: z
      .string()
      .min(1)
      .default(" · ")
      .describe("Between the page's title and the site's name (S-17)."),
    description: text.describe("One or two sentences for search engines."),
    shareImage: group("SiteShareImage", "Picture for shared links, 1200 × 630.", {
      path: z
        .string()
        .regex(/^\/\S+$/, says("belowStatic"))
        .describe("Below static/: /partage.png"),
      alt: text.describe("What it shows."),
    }),
  }),
  hero: group("SiteHero", "First words of the home page.", {
    headline: text.describe(
      "One concrete sentence of proof. Words between asterisks are stressed.",
    ),
    lead: text.describe("Two sentences below it."),
  }),
  externalLink: link.describe("The developer's other site (S-6)."),
  socialLinks: z.array(link).default([]).describe("Profiles elsewhere."),
  navigation: group(
    "SiteNavigation",
    "Entries of the navigation that can be hidden (S-5). Home always shows.",
    {
      aboutMe: z.boolean().default(true).describe("The entry About me."),
      techStack: z.boolean().default(true).describe("The entry My Tech Stack."),
      blog: z.boolean().default(true).describe("The entry Blog."),
    },
  ).prefault({}),
  techStack,
  datePicker: group("SiteDatePicker", "How the blog's filter shows dates (S-33).", {
    locale: z
      .enum(["en", "fr"])
      .default("en")
      .describe("Language of the calendar: its names, its texts, the first day of its weeks."),
    format: z
      .string()
      .regex(/^(?:mm([/.-])dd\1yy|dd([/.-])mm\2yy|yy([/.-])mm\3dd)$/, says("dateFormat"))
      .default("mm/dd/yy")
      .describe("Two-digit month (mm) and day (dd), four-digit year (yy)."),
  }).prefault({}),
  canonicalParameters: z
    .array(text)
    .default(["page", "tag", "q"])
    .describe("Query parameters that the canonical link keeps (S-18)."),
  analytics: group(
    "SiteAnalytics",
    "A third party's analytics tag (S-20). Nothing is loaded without it.",
    {
      src: webAddress.describe("Address of the script."),
      loading: z.enum(["defer", "async"]).default("defer").describe("How the browser loads it."),
      data: z
        .record(z.string().regex(/^[a-z][a-z0-9-]*$/, says("dataAttribute")), z.string())
        .default({})
        .describe("data-* attributes of the tag, without the prefix."),
      consent: z
        .enum(["exempt", "required"])
        .describe(
          "exempt: configured as the CNIL's exemption asks. required: the tag loads once the visitor has agreed.",
        ),
      provider: text.optional().describe("Who receives the data: “Mesure SARL”."),
      retention: text.optional().describe("How long the provider keeps the data: “13 mois”."),
      privacy: webAddress.optional().describe("The page on which the provider describes it."),
    },
  ).optional(),
  pageViews: group("SitePageViews", "The site's own page-view counter (S-21).", {
    honourPrivacySignals: z
      .boolean()
      .default(false)
      .describe(
        "Whether visitors whose browser sends Do Not Track or Global Privacy Control stay uncounted.",
      ),
  }).prefault({}),
  updates: group("SiteUpdates", "How an open page learns of a new version (S-28).", {
    pollMinutes: z.number().min(1).max(1440).default(60).describe("Minutes between two looks."),
    notice: z
      .boolean()
      .default(true)
      .describe(
        "Whether a discreet note offers to reload. Reading is never interrupted either way.",
      ),
  }).prefault({}),
  serviceWorker: z
    .boolean()
    .default(true)
    .describe(
      "Pages that were visited can be read without a network (D4). false also takes it back from visitors.",
    ),
  typography: z
    .boolean()
    .default(true)
    .describe(
      "Whether the build sets French texts as the French do: spaces that do not break, apostrophes, quotation marks.",
    ),
  feeds: z
    .boolean()
    .default(true)
    .describe("Whether readers can follow the blog by RSS, Atom and JSON Feed."),
  plainTexts: z
    .boolean()
    .default(true)
    .describe("Whether posts can be had as Markdown too (/blog/x.md), and llms.txt names them."),
  sharePictures: z
    .boolean()
    .default(true)
    .describe(
      "Whether each post, project and page has a picture of its own for shared links, drawn by the build. Without, all show site.shareImage.",
    ),
  hstsPreload: z
    .boolean()
    .default(false)
    .describe(
      "Browsers reach the site and every subdomain by HTTPS alone, from the first visit on, once hstspreload.org lists it. Hard to take back.",
    ),
  legal,
})

export type SiteFacts = z.infer<typeof siteSchema>
