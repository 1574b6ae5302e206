import { z } from "zod"

const text = z.string().trim().min(1, "a text that is not empty")
const address = z.url({ protocol: /^https?$/, error: "an absolute http(s) address" })
const link = z.strictObject({ label: text, url: address })

/** What the law wants to know of the site's publisher (LEGAL.md). */
const legal = z.strictObject({
  /** `professional`: a site that looks for clients. `individual`: may stay anonymous towards visitors. */
  publisher: z.enum(["professional", "individual"]),
  /** Last name and first names. Required for a professional. */
  name: text.optional(),
  /** Postal address. Required for a professional. */
  address: text.optional(),
  /** Telephone. Required for a professional. */
  telephone: text.optional(),
  /** E-mail for legal questions. */
  email: z.email("an e-mail address").optional(),
  /** Legal form and numbers: “EI, SIREN 000 000 000”. */
  registration: text.optional(),
  /** Intra-community VAT number, when there is one. */
  vat: text.optional(),
  /** Director of publication (LCEN, art. 1-1). */
  publicationDirector: text,
  /** Who stores the site: name, address and telephone. */
  host: z.strictObject({ name: text, address: text, telephone: text }),
  /** Licence of the code and of the texts. */
  licence: z.strictObject({ code: text, texts: text }),
})

/** `content/site.yml`: everything about the owner and the site. The comment above each field is its reference. */
export const siteSchema = z.strictObject({
  /** `true` while the identity is the demonstration one: the build lists what is to be replaced. */
  demonstration: z.boolean().default(false),
  identity: z.strictObject({
    /** First name and last name. */
    name: text,
    /** What the owner does: “Développement web”. */
    jobTitle: text,
    /** One line about the work. */
    pitch: text,
    email: z.email("an e-mail address"),
    /** Town, and how the owner works. */
    location: text,
    /** When the owner is free: “Mars 2027”. */
    availability: text.optional(),
  }),
  site: z.strictObject({
    /** Name in titles and in the header. */
    name: text,
    /** Public address, without a slash at the end. */
    url: address.refine(url => !url.endsWith("/"), "an address without a slash at the end"),
    /** Between the page's title and the site's name (S-17). */
    separator: z.string().min(1).default(" · "),
    /** One or two sentences for search engines. */
    description: text,
    /** Picture for shared links, below `static/`, 1200 × 630. */
    shareImage: z.strictObject({
      path: z.string().regex(/^\/\S+$/, "a path below static/, written /name.png"),
      alt: text,
    }),
  }),
  hero: z.strictObject({
    /** One concrete sentence of proof. Words between asterisks are stressed. */
    headline: text,
    /** Two sentences below it. */
    lead: text,
  }),
  /** S-6: the developer's other site. */
  externalLink: link,
  /** Profiles elsewhere. */
  socialLinks: z.array(link).default([]),
  /** S-5: entries that can be hidden. `Home` always shows. */
  navigation: z
    .strictObject({
      aboutMe: z.boolean().default(true),
      techStack: z.boolean().default(true),
      blog: z.boolean().default(true),
    })
    .prefault({}),
  /** `#techstacks` on the home page, grouped by use. */
  techStack: z
    .array(
      z.strictObject({
        title: text,
        items: z.array(
          z.strictObject({
            name: text,
            /** Name of the icon at simpleicons.org. */
            icon: z
              .string()
              .regex(/^[a-z0-9]+$/, "an icon's name at simpleicons.org")
              .optional(),
            /** Years of use. */
            years: z.number().positive(),
            /** Page that proves it: an address of this site or another. */
            link: z
              .string()
              .regex(/^(?:\/|https?:\/\/)\S*$/, "an address of this site, or an absolute one")
              .optional(),
            /** One line on the experience. */
            experience: text.optional(),
          }),
        ),
      }),
    )
    .default([]),
  /** S-18: query parameters that the canonical link keeps. */
  canonicalParameters: z.array(text).default(["page", "tag", "q"]),
  /** S-20: a third party's analytics tag. Nothing is loaded without it. */
  analytics: z
    .strictObject({
      src: address,
      loading: z.enum(["defer", "async"]).default("defer"),
      /** `data-*` attributes of the tag, without the prefix. */
      data: z
        .record(
          z.string().regex(/^[a-z][a-z0-9-]*$/, "a data attribute's name without data-"),
          z.string(),
        )
        .default({}),
      /** `exempt`: configured as the CNIL's exemption asks. Tags that need consent are not supported yet. */
      consent: z.literal("exempt"),
    })
    .optional(),
  /** S-28: how an open page learns of a new version. */
  updates: z
    .strictObject({
      /** Minutes between two looks. */
      pollMinutes: z.number().min(1).max(1440).default(60),
      /** Whether a discreet note offers to reload. Reading is never interrupted either way. */
      notice: z.boolean().default(true),
    })
    .prefault({}),
  /** D4: pages that were visited can be read without a network. `false` also takes it back from visitors. */
  serviceWorker: z.boolean().default(true),
  legal: legal.superRefine((facts, context) => {
    if (facts.publisher !== "professional") return
    for (const field of ["name", "address", "telephone", "email"] as const) {
      if (!facts[field]) {
        context.addIssue({
          code: "custom",
          path: [field],
          message: "required for a professional publisher (LCEN, art. 1-1)",
        })
      }
    }
  }),
})

export type SiteFacts = z.infer<typeof siteSchema>
