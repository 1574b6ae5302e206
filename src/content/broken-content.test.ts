import { rm } from "node:fs/promises"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { loadSample, post, problemsOf, SITE, SVG, sampleProject } from "../testing/sample-content"

const [X, Y] = ["content/blog/x/index.mdx", "content/blog/y.mdx"] as const
const DATE = "date: 2024-01-01"

/** Files of every project in these tests, beside its one fault. */
const BESIDE = {
  "content/blog/autre.mdx": post("", `${DATE}\naliases: [/ancien]`),
  "content/blog/brouillon.mdx": post("", `${DATE}\ndraft: true`),
  "content/blog/x/a.svg": SVG,
}

/** Messages to the author; `x` is the post that most tests are about. */
const told = async (files: Record<string, string>) =>
  formatProblems(await problemsOf({ ...BESIDE, ...files })).replaceAll(X, "x")

const OLD_ADDRESS =
  "attendu : une ancienne adresse de ce site, écrite /chemin, sans paramètre, sans #, sans %, sans barre oblique ni index.html à la fin, chaque partie de 200 octets au plus, et pas sous /api, /builds, /page-data, /static ni /pagefind"
const PLAIN = "attendu : un texte sans signe de contrôle ni signe qui change le sens de lecture"

/** Fields of a post, below its date on line 4. */
const FIELDS = {
  "series:\ntitle: Encore":
    'erreur x:6:1  YAML — attendu : chaque champ une seule fois ; reçu : "title: Encore". Gardez l’une des deux lignes.',
  "changes: 'L'été'": `erreur x:5:13  YAML — attendu : du YAML valide ; reçu : "changes: 'L'été'". Ce passage est de trop. Si un guillemet ou une apostrophe a fermé le texte trop tôt, écrivez « » ou ’ à la place.`,
  "lang: Français":
    'erreur x:5:1  lang — attendu : un code de langue, comme fr ou en ; reçu : "Français".',
  "canonical:":
    "erreur x:5:1  canonical — attendu : une adresse complète, en http ou https ; reçu : rien.",
  "title: Encore":
    'erreur x:5:1  YAML — attendu : chaque champ une seule fois ; reçu : "title: Encore". Gardez l’une des deux lignes.',
  "series:\n  title: Une série":
    "erreur x:5:1  series.position — attendu : un nombre ; reçu : rien.",
  "tagz: [a]":
    "erreur x:5:1  tagz — attendu : un des champs title, description, date, updated, changes, tags, series, cover, coverAlt, gallery, lang, translationOf, draft, canonical, thread, featured, slug, aliases ; reçu : un champ inconnu, tagz. Vouliez-vous dire « tags » ?",
  "thread: social.example/@ada/1":
    'erreur x:5:1  thread — attendu : une adresse complète, en http ou https ; reçu : "social.example/@ada/1".',
  "cover: ./a.svg":
    "erreur x:2:1  coverAlt — attendu : une description de la couverture, puisqu’il y en a une ; reçu : rien.",
  "cover: ./a.svg\ncoverAlt: Un dessin":
    "erreur x:5:1  cover — attendu : un dessin avec un viewBox, comme 0 0 640 400 ; reçu : aucun.",
  "cover: ./b.png\ncoverAlt: Un plan":
    'erreur x:5:1  cover — attendu : une image qui existe à côté de ce fichier ; reçu : "./b.png", qui n’existe pas.',
  "slug: autre":
    'erreur x:5:1  slug — attendu : un slug qu’aucun autre fichier n’a (content/blog/autre.mdx a celui-ci) ; reçu : "autre". Écrivez un autre slug dans l’en-tête.',
  "aliases: /ancien":
    'erreur x:5:1  aliases — attendu : une liste ; reçu : "/ancien". Écrivez une liste entre crochets, même d’une seule entrée : [un mot].',
  "aliases:\n  - /vieux\n  - /vieux/": `erreur x:7:5  aliases.1 — ${OLD_ADDRESS} ; reçu : "/vieux/".`,
  "aliases: [/blog/Autre]":
    'erreur x:5:11  aliases.0 — attendu : une adresse qu’aucune page n’a (content/blog/autre.mdx a celle-ci) ; reçu : "/blog/Autre".',
  "aliases: [/blog/x]":
    'erreur x:5:11  aliases.0 — attendu : une adresse qu’aucune page n’a (x a celle-ci) ; reçu : "/blog/x".',
  "aliases: [/share.svg]":
    'erreur x:5:11  aliases.0 — attendu : une adresse que n’a aucune page ni aucun fichier de ce site ; reçu : "/share.svg".',
  "aliases: [/vieux, /Ancien]":
    'erreur x:5:19  aliases.1 — attendu : un alias écrit une seule fois (content/blog/autre.mdx a celui-ci) ; reçu : "/Ancien".',
  "tags: [a, 'b \u202Ec']": `erreur x:5:11  tags.1 — ${PLAIN} ; reçu : "b \\u202ec".`,
  'aliases: ["/b\\0c"]': `erreur x:5:11  aliases.0 — ${OLD_ADDRESS} ; reçu : "/b\\u0000c".`,
  // No file system takes these.
  [`slug: ${"a".repeat(201)}`]: `erreur x:5:1  slug — attendu : au plus 200 caractères ; reçu : "${"a".repeat(77)}…".`,
  [`aliases: [/b/${"é".repeat(101)}]`]: `erreur x:5:11  aliases.0 — ${OLD_ADDRESS} ; reçu : "/b/${"é".repeat(74)}…".`,
}

test.each(Object.entries(FIELDS))("R-16: in the front matter, %j", async (fields, expected) => {
  expect(await told({ [X]: post("Du texte.", `${DATE}\n${fields}`) })).toBe(expected)
})

const item = (fields: string) =>
  `techStack:\n  - title: Code\n    items:\n      - { name: a, years: 3, ${fields} }\n`
const leadsTo = (link: string) =>
  `erreur content/site.yml:22:30  techStack.0.items.0.link — attendu : une adresse de ce site, ou une adresse complète ; reçu : ${link}.`

/** Text after the last line of the site file. */
const SITE_FIELDS = {
  'socialLinks:\n  - { label: a, url: "javascript:alert(1)" }\n':
    'erreur content/site.yml:20:17  socialLinks.0.url — attendu : une adresse complète, en http ou https ; reçu : "javascript:alert(1)".',
  [item("link: 'javascript:alert(1)'")]: leadsTo('"javascript:alert(1)"'),
  [item("link: '//e.example'")]: leadsTo('"//e.example"'),
  [item("link: '/\\e.example'")]: leadsTo('"/\\\\e.example"'),
  [item("link: /blog/brouillon")]:
    'erreur content/site.yml:22:30  techStack.0.items.0.link — attendu : une page publiée de ce site ; reçu : "/blog/brouillon", un brouillon.',
}

test.each(Object.entries(SITE_FIELDS))("R-16: in the site file, %j", async (fields, expected) => {
  expect(await told({ "content/site.yml": SITE + fields })).toBe(expected)
})

const page = (rest: string) => `---\ntitle: Moi\ndescription: Rien.\n${rest}`
const HYPHENS = "un en-tête, du YAML entre deux lignes de trois tirets, au début du fichier"

test.each([
  [
    X,
    "---\ntitle: a: b\n---\n",
    'erreur x:2:8  YAML — attendu : du YAML valide ; reçu : "title: a: b". Mettez entre guillemets un texte qui contient un deux-points, ou corrigez le retrait de la ligne qui suit.',
  ],
  [
    X,
    "---\ntitle: Un titre\ndate: 2024-01-01\n---\n",
    "erreur x:2:1  description — attendu : un texte ; reçu : rien.",
  ],
  [
    X,
    '---\ntitle: "Un\\0titre"\ndescription: a\ndate: 2024-01-01\n---\n',
    `erreur x:2:1  title — ${PLAIN} ; reçu : "Un\\u0000titre".`,
  ],
  [
    X,
    post("", "date: 2026-02-30"),
    'erreur x:4:1  date — attendu : une date qui existe, écrite AAAA-MM-JJ ou AAAA-MM-JJTHH:MM (heure de Paris, sauf si un décalage comme Z ou +02:00 la suit) ; reçu : "2026-02-30".',
  ],
  [
    X,
    "---js\n{ title: require('fs') }\n---\n",
    'erreur x:1  en-tête — attendu : --- seul sur la première ligne ; reçu : "---js". Seul le YAML est lu ; rien n’est exécuté.',
  ],
  [X, "Du texte.\n", `erreur x:1  en-tête — attendu : ${HYPHENS} ; reçu : aucun.`],
  [
    X,
    "---\ntitle: Un titre\n",
    `erreur x:1  en-tête — attendu : ${HYPHENS} ; reçu : pas de --- final. Ajoutez une ligne de trois tirets après le dernier champ.`,
  ],
  [
    "content/blog/Été/index.mdx",
    post(),
    'erreur content/blog/Été/index.mdx:1  slug — attendu : une partie d’adresse en lettres minuscules de a à z, chiffres et traits d’union simples ; reçu : "Été". Renommez le dossier ou le fichier, ou écrivez un champ slug.',
  ],
  [
    "content/pages/blog.mdx",
    page("---\n"),
    'erreur content/pages/blog.mdx:2:1  slug — attendu : un autre slug, car celui-ci est une adresse du site lui-même ; reçu : "blog". Renommez le dossier ou le fichier, ou écrivez un champ slug.',
  ],
  [
    "content/pages/about-me.mdx",
    page("---\n\nexport const a = 1\n"),
    "erreur content/pages/about-me.mdx:1  texte — attendu : un texte sans import, export ni expression ; reçu : un texte qui en a. Les articles, les projets et les autres pages peuvent apporter leur propre code.",
  ],
  [
    "content/pages/about-me.mdx",
    page("portrait:\n  src: ./moi.jpg\n  alt: Moi\n---\n"),
    'erreur content/pages/about-me.mdx:5:3  portrait.src — attendu : une image qui existe à côté de ce fichier ; reçu : "./moi.jpg", qui n’existe pas.',
  ],
  [
    "content/site.yml",
    SITE.replace("/share.svg", "/autre.png"),
    'erreur content/site.yml:11:17  site.shareImage.path — attendu : un fichier qui existe dans static/ ; reçu : "/autre.png", qui n’existe pas.',
  ],
  [
    "content/site.yml",
    `demonstration: true\n${SITE}`,
    "avertissement content/site.yml:1:1  demonstration — attendu : votre identité, avant de rendre le site public ; reçu : l’identité de démonstration. Remplacez ce que nomme npm run check:content, puis retirez ce champ.",
  ],
])("R-16: the file %s, %j", async (file, text, expected) => {
  expect(await told({ [file]: text })).toBe(expected)
})

test("R-16: all faults of all files come back at once, each with its own line", async () => {
  const problems = await problemsOf({
    [X]: post("# Un titre\n\n<Nope />\n\n![](./a.png)", "date: hier\ntagz: a"),
    [Y]: post("[lui](/blog/nulle-part)"),
  })
  expect(problems.map(({ file, line, field }) => `${file}:${line} ${field}`).sort()).toEqual([
    "content/blog/x/index.mdx:11 image",
    "content/blog/x/index.mdx:4 date",
    "content/blog/x/index.mdx:5 tagz",
    "content/blog/x/index.mdx:7 titre",
    "content/blog/x/index.mdx:9 composant",
    "content/blog/y.mdx:6 lien",
  ])
})

test("R-16: a missing site file is an error that names it", async () => {
  const root = await sampleProject()
  await rm(join(root, "content/site.yml"))
  const { site, problems } = await loadSample(root)
  expect(site).toBeUndefined()
  expect(formatProblems(problems)).toMatch(
    /^erreur content\/site\.yml:.*\s; reçu\s: aucun fichier\./,
  )
})
