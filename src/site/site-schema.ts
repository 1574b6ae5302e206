import { z } from "zod"
import { group, says, text, webAddress } from "../content-model/fields"
import { legal } from "./legal-schema"
import { look } from "./look-schema"
import { sharing } from "./sharing-schema"
import { techStack } from "./tech-stack-schema"

const link = group("SiteLinkTo", "Un lien vers un autre site.", {
  label: text.describe("Les mots du lien."),
  url: webAddress.describe("L’adresse où il mène."),
})

/** `content/site.yml`: the owner and the site. The description of a field is its reference, in GraphiQL too. */
export const siteSchema = z.strictObject({
  demonstration: z
    .boolean()
    .default(false)
    .describe(
      "true tant que l’identité est celle de la démonstration : la construction dit ce qui est à remplacer.",
    ),
  identity: group("SiteIdentity", "Qui vous êtes.", {
    name: text.describe("Le prénom et le nom."),
    jobTitle: text.describe("Ce que vous faites : « Développement web »."),
    pitch: text.describe("Une ligne sur votre travail."),
    email: z.email(says("email")).describe("L’adresse pour vous écrire."),
    location: text.describe("La ville, et comment vous travaillez."),
    availability: text.optional().describe("Quand vous êtes libre : « Mars 2027 »."),
  }),
  site: group("SiteNameAndAddress", "Le nom et l’adresse du site.", {
    name: text.describe("Le nom, dans les titres et en haut des pages."),
    url: webAddress
      .refine(url => !url.endsWith("/"), says("noSlash"))
      .describe("L’adresse publique, sans barre oblique à la fin."),
    separator: z
      .string()
      .min(1)
      .default(" · ")
      .describe("Entre le titre de la page et le nom du site (S-17)."),
    description: text.describe("Une ou deux phrases pour les moteurs de recherche."),
    shareImage: group("SiteShareImage", "L’image des liens partagés, de 1200 × 630.", {
      path: z
        .string()
        .regex(/^\/\S+$/, says("belowStatic"))
        .describe("Dans static/ : /partage.png"),
      alt: text.describe("Ce qu’elle montre."),
    }),
  }),
  ...look,
  hero: group("SiteHero", "Les premiers mots de l’accueil.", {
    headline: text.describe(
      "Une phrase concrète, qui prouve. Les mots entre astérisques sont mis en couleur.",
    ),
    lead: text.describe("Deux phrases au-dessous."),
  }),
  externalLink: link.describe("Votre autre site (S-6)."),
  socialLinks: z.array(link).default([]).describe("Vos profils ailleurs."),
  techStack,
  datePicker: group("SiteDatePicker", "Les dates de la période du blog (S-33).", {
    locale: z
      .enum(["en", "fr"])
      .default("en")
      .describe("La langue du calendrier : ses noms, ses textes, le premier jour de ses semaines."),
    format: z
      .string()
      .regex(/^(?:mm([/.-])dd\1yy|dd([/.-])mm\2yy|yy([/.-])mm\3dd)$/, says("dateFormat"))
      .default("mm/dd/yy")
      .describe("Le mois (mm) et le jour (dd) en deux chiffres, l’année (yy) en quatre."),
  }).prefault({}),
  canonicalParameters: z
    .array(text)
    .default(["page", "tag", "q"])
    .describe("Les paramètres que garde le lien canonique (S-18)."),
  analytics: group(
    "SiteAnalytics",
    "La balise de mesure d’un tiers (S-20). Sans elle, rien n’est chargé.",
    {
      src: webAddress.describe("L’adresse du script."),
      loading: z
        .enum(["defer", "async"])
        .default("defer")
        .describe("Comment le navigateur le charge."),
      data: z
        .record(z.string().regex(/^[a-z][a-z0-9-]*$/, says("dataAttribute")), z.string())
        .default({})
        .describe("Les attributs data-* de la balise, sans le préfixe."),
      consent: z
        .enum(["exempt", "required"])
        .describe(
          "exempt : réglé comme le veut l’exemption de la CNIL. required : la balise se charge une fois que le visiteur a accepté.",
        ),
      provider: text.optional().describe("Qui reçoit les données : « Mesure SARL »."),
      retention: text
        .optional()
        .describe("Combien de temps les données sont gardées : « 13 mois »."),
      privacy: webAddress.optional().describe("La page où le prestataire le décrit."),
    },
  ).optional(),
  pageViews: z
    .boolean()
    .default(true)
    .describe("Le compteur de visites du site (S-21). false : rien n’est compté ni envoyé."),
  updates: group(
    "SiteUpdates",
    "Comment une page ouverte apprend qu’il y a une nouvelle version (S-28).",
    {
      pollMinutes: z
        .number()
        .min(1)
        .max(1440)
        .default(60)
        .describe("Le nombre de minutes entre deux vérifications."),
    },
  ).prefault({}),
  serviceWorker: z
    .boolean()
    .default(true)
    .describe(
      "Les pages déjà vues se lisent sans réseau (D4). false le retire aussi aux visiteurs.",
    ),
  typography: z
    .boolean()
    .default(true)
    .describe(
      "Si la construction pose la typographie française : espaces insécables, apostrophes, guillemets.",
    ),
  feeds: z.boolean().default(true).describe("Si l’on peut suivre le blog par RSS et Atom."),
  sharePictures: z
    .boolean()
    .default(true)
    .describe(
      "Si chaque article, projet et page a son image de partage, dessinée par la construction. Sinon, tous montrent site.shareImage.",
    ),
  embedHosts: z
    .array(z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]+$/, says("host")))
    .default([])
    .describe(
      "Les sites dont un article peut montrer un contenu, en plus de ceux que le site connaît : player.exemple.fr.",
    ),
  hstsPreload: z
    .boolean()
    .default(false)
    .describe(
      "Les navigateurs n’utilisent que HTTPS pour le site et ses sous-domaines, dès la première visite, une fois inscrits sur hstspreload.org. Difficile à défaire.",
    ),
  ...sharing,
  legal,
})

export type SiteFacts = z.infer<typeof siteSchema>
