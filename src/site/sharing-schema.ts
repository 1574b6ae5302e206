import { group, groups, says, text, webAddress } from "../content-model/fields"

/** Ways on from the end of a text. None is there unless it is written. */
export const sharing = {
  editUrl: webAddress
    .refine(url => url.includes("{path}"), says("editUrl"))
    .optional()
    .describe(
      "L’adresse où se modifie un texte, à laquelle mène un lien au bas de chacun : https://github.com/moi/site/edit/main/{path}. {path} est le chemin du fichier.",
    ),
  sourceUrl: webAddress
    .refine(url => url.includes("{path}"), says("editUrl"))
    .optional()
    .describe(
      "L’adresse où se lit un fichier de ce projet, à laquelle mènent les preuves des résultats : https://github.com/moi/site/blob/main/{path}.",
    ),
  share: groups("SiteShare", "Un site où partager les textes.", {
    label: text.describe("Son nom : « LinkedIn »."),
    url: webAddress
      .refine(url => url.includes("{url}"), says("shareUrl"))
      .describe(
        "L’adresse qui ouvre le partage. {url} et {title} y sont remplacés : https://www.linkedin.com/sharing/share-offsite/?url={url}",
      ),
  }).describe("Où partager les textes, au bas de chacun."),
  newsletter: group("SiteNewsletter", "La lettre d’information, au bas des textes et des pages.", {
    label: text.describe("Les mots du lien."),
    url: webAddress.describe("La page où l’on s’inscrit."),
    provider: text.describe(
      "Qui l’envoie et reçoit les adresses, pour la page légale : « Lettres SARL ».",
    ),
    privacy: webAddress.optional().describe("La page où le prestataire dit ce qu’il en fait."),
  }).optional(),
}
