import { z } from "zod"
import { tagSlug } from "../shared/tags"
import { addressFields, slugSchema } from "./addresses"
import { group, groups, languageTag, month, relativeFile, says, text, webAddress } from "./fields"
import { dayInParis, publicationDate } from "./publication-date"

// Front matter of what the owner writes. The description of a field is its reference, in GraphiQL too.

/** A name that is part of an address. */
const addressed = (kind: "tag" | "name") =>
  text.refine(value => slugSchema.safeParse(tagSlug(value)).success, says(kind))

/** A picture and what it shows, for people who do not see it. */
const picture = group(
  "FrontMatterPicture",
  "Une image nommée dans l’en-tête : de la galerie, ou le portrait.",
  {
    src: relativeFile.describe("Le fichier à côté de celui-ci : ./plan.png"),
    alt: text.describe("Ce que montre l’image."),
    caption: text.optional().describe("Le texte sous l’image."),
  },
)

/** The pictures of a post or a project, beside those in its text. */
const pictureFields = {
  cover: relativeFile
    .optional()
    .describe(
      "L’image en tête, à côté du fichier ; un dessin (SVG) peut prendre les couleurs du site, comme var(--ink).",
    ),
  coverAlt: text.optional().describe("Ce que montre la couverture. Obligatoire avec elle."),
  gallery: z.array(picture).default([]).describe("D’autres images, après le texte."),
}

const lang = languageTag.default("fr")

const draft = z
  .boolean()
  .default(false)
  .describe("Un brouillon n’apparaît que dans npm run develop.")

/** Demands a description of a cover, also when other fields have errors: an author sees all at once. */
const coverNeedsAlt = {
  path: ["coverAlt"],
  ...says("coverAlt"),
  when: () => true,
}

/** Front matter of `content/blog/<slug>/index.mdx`. */
export const postSchema = z
  .strictObject({
    title: text.describe("Le titre de la page, sans le nom du site."),
    description: text.describe("Une ou deux phrases : chapeau, liste et moteurs de recherche."),
    date: publicationDate.describe(
      "Le jour, ou la minute, de la publication, à l’heure de Paris. Jusque-là, l’article n’est nulle part.",
    ),
    updated: publicationDate
      .optional()
      .describe("La dernière modification que les lecteurs doivent connaître."),
    changes: text
      .optional()
      .describe("Ce qui a changé alors, en une courte phrase, après cette date."),
    tags: z
      .array(addressed("tag"))
      .default([])
      .describe("Les sujets, dans vos mots : chacun a sa page."),
    series: group("BlogPostSeries", "La série dont l’article fait partie.", {
      title: addressed("name").describe("Le nom de la série, qui a sa page."),
      position: z.int().positive().describe("La place dans la série, à partir de 1."),
    }).optional(),
    ...pictureFields,
    lang: lang.describe("La langue du texte : fr, en…"),
    translationOf: text
      .optional()
      .describe("L’article dont celui-ci est la traduction : son slug, ou /blog/son-slug."),
    draft,
    canonical: webAddress.optional().describe("L’adresse où le texte a d’abord paru."),
    thread: webAddress
      .optional()
      .describe("Le fil où l’on en parle, sur Mastodon : un lien au bas de l’article y mène."),
    featured: z.boolean().default(false).describe("Épinglé : en tête du blog et sur l’accueil."),
    ...addressFields,
  })
  .refine(post => !post.cover || post.coverAlt, coverNeedsAlt)
  .refine(post => !post.changes || post.updated, {
    path: ["updated"],
    ...says("changes"),
    when: () => true,
  })
  .refine(({ date, updated = date }) => isBetween(updated, date, dayInParis(new Date())), {
    path: ["updated"],
    ...says("updated"),
  })
  // A change on the day of publication, without a time, is not before it.
  .overwrite(post =>
    post.updated && post.updated < post.date ? { ...post, updated: post.date } : post,
  )

/** True when a change is not before the publication, and not after today. Times are compared where both have one. */
const isBetween = (updated: string, date: string, today: string): boolean =>
  updated >= date.slice(0, updated.length) &&
  updated.slice(0, today.length) <= (date > today ? date.slice(0, today.length) : today)

/** Front matter of `content/projects/<slug>/index.mdx`. */
export const projectSchema = z
  .strictObject({
    title: text.describe("Le nom du projet, tel qu’on doit s’en souvenir."),
    description: text.describe("Une ou deux phrases : ce que c’est, et pour qui."),
    period: group("ProjectPeriod", "Les mois de travail.", {
      start: month.describe("Le premier mois : 2026-01"),
      end: month.optional().describe("Le dernier mois. Sans lui, le projet continue."),
    }),
    role: text.describe("Ce que vous avez fait."),
    client: text.optional().describe("Pour qui."),
    context: text
      .optional()
      .describe("Dans quel cadre : un emploi, un projet personnel, une formation."),
    stack: z
      .array(text)
      .min(1, says("technology"))
      .describe("Les technologies, en toutes lettres."),
    links: group("ProjectLinks", "Où le voir et le lire.", {
      demo: webAddress.optional().describe("L’adresse du projet lui-même."),
      source: webAddress.optional().describe("L’adresse de son code."),
    }).default({}),
    ...pictureFields,
    results: groups("ProjectResult", "Un chiffre, résultat d’un projet.", {
      value: text.describe("Le chiffre : 73 000"),
      was: text
        .optional()
        .describe("Le chiffre publié d’abord, quand celui-ci le corrige : il reste, barré."),
      label: text.describe("Ce qu’il compte."),
      comparison: group("ProjectComparison", "Deux barres sous le chiffre.", {
        before: z.number().positive().describe("La valeur d’avant, dans l’unité du chiffre."),
        after: z.number().positive().describe("La valeur d’aujourd’hui."),
      }).optional(),
      proof: group("ProjectProof", "Comment vérifier le chiffre.", {
        command: text.optional().describe("La commande qui l’affiche."),
        date: publicationDate.describe("Le jour de la mesure : 2026-11-23"),
        machine: text.optional().describe("La machine : deux cœurs"),
        url: webAddress.optional().describe("L’adresse de la mesure ou du test."),
        file: text
          .optional()
          .describe(
            "Ou le fichier de ce projet qui mesure ou vérifie : src/e2e/essai.spec.ts. sourceUrl, dans site.yml, en fait un lien.",
          ),
      }).optional(),
    }).describe("Les résultats, en chiffres."),
    order: z
      .int()
      .default(100)
      .describe("La place parmi les projets ; le plus petit nombre vient d’abord."),
    featured: z.boolean().default(false).describe("Montré sur l’accueil."),
    draft,
    ...addressFields,
  })
  .refine(project => !project.cover || project.coverAlt, coverNeedsAlt)

/** Front matter of `content/pages/<name>.mdx`. */
export const pageSchema = z.strictObject({
  title: text.describe("Le titre de la page."),
  description: text.describe("Une ou deux phrases : chapeau et moteurs de recherche."),
  portrait: picture
    .optional()
    .describe(
      "Votre portrait, sur la page about-me seulement. Sans lui, elle montre une étiquette à votre nom.",
    ),
  lang: lang.describe("La langue du texte : fr, en…"),
  draft,
  ...addressFields,
})

/** Fields of a post, a project or a page. */
export type FrontMatter = Partial<
  z.infer<typeof postSchema> & z.infer<typeof projectSchema> & z.infer<typeof pageSchema>
>
