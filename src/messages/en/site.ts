import type { site as french } from "../fr/site"

const GROUNDS = {
  paper: "paper",
  surface: "frames",
  "code-paper": "code blocks",
  "accent-soft": "marked lines of code",
}

export const site: typeof french = {
  staticFile: "a file below static/",
  shareTitle: {
    expected: "letters that the share picture can show",
    hint: "It will be drawn without them. With sharePictures: false in site.yml, each page shows site.shareImage.",
  },
  iconDrawing: "the drawing of the site's icons, a square SVG",
  noFile: "no file",
  publishedPage: "a published page of this site",
  makePdf: "Run npm run cv, which makes it, after a build without this field.",
  yours: "a value of your own, because this is the demonstration’s",
  others: count =>
    `This file has ${count === 1 ? "one more" : `${count} more`}: npm run check:content -- --all lists each.`,
  takePicture: "npm run pictures makes one of your home page, after a build.",
  demonstration: {
    expected: "your own identity before the site goes public",
    received: "the demonstration identity",
    eject: "Run npm run eject-demo -- --identity, then replace it in content/.",
    replace: "Replace what npm run check:content -- --all lists, then remove this field.",
  },
  accent: {
    readable: (scheme, ground) =>
      `a colour that can be read on ${GROUNDS[ground]} in the ${scheme} scheme (4.5:1)`,
    ratio: (colour, ratio) => `${colour}: ${ratio}:1`,
    nearest: colour => `The nearest that can: "${colour}".`,
  },
  menu: {
    shown: "a part that the home page shows",
    noStack: "Fill techStack and keep techstacks in home, or take this entry out.",
    page: "home, about-me, techstacks, blog, or the name of a published page",
    label: page => `an entry with its words: { page: ${page}, label: … }`,
    short: most => `${most} signs at most for all entries, which are in a row`,
    letters: count => `${count} signs`,
    shorten: "Give them shorter words: { page: …, label: … }.",
    once: "each page once",
  },
  replaced: {
    navigation:
      "This field is gone: write menu: [home, about-me, techstacks, blog], without the entries that you hid.",
  },
  legal: {
    professional: "A professional publisher must give it (LCEN, art. 1-1).",
    publisher: {
      name: "last name and first names",
      address: "a postal address",
      telephone: "a telephone number",
      email: "an e-mail address",
      publicationDirector: "who directs the publication",
    },
    nameless: "Without legal.name the page says that the host alone knows the publisher.",
    nameOrNothing: "legal.name beside it, or nothing",
    age: "Visitors see how old these facts are.",
    checked: "the day on which you last checked this page, written YYYY-MM-DD",
    host: "Each site names its host (LCEN, art. 1-1).",
    hostFacts: {
      name: "a name",
      address: "a postal address",
      telephone: "a telephone number",
    },
    abroad: "Visitors are told whether data leaves the European Union (RGPD, art. 13).",
    withinEu: "true or false",
    transfers: "where data goes and what protects it there",
    receivers: "Visitors are told who receives their data, and for how long (RGPD, art. 13).",
    analytics: {
      provider: "who receives the data",
      retention: "how long the data is kept",
      privacy: "the address of the provider's privacy page",
    },
  },
}
