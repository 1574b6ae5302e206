import { RETENTION_MONTHS } from "@site/page-view-contract"
import facts from "site-facts"
import { pageHtml } from "../testing/outline"
import { legalNotices } from "../testing/sample-legal"
import LegalNoticesPage from "./mentions-legales"

const NAMELESS = {
  publisher: "individual",
  name: null,
  address: null,
  telephone: null,
  registration: null,
  vat: null,
  publicationDirector: null,
}

/** Text of the page, with plain spaces. */
const wordsOf = (...facts: Parameters<typeof legalNotices>): string =>
  pageHtml(<LegalNoticesPage data={legalNotices(...facts)} />, "/mentions-legales")
    .html.replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")

const { site, pageViews, serviceWorker, analytics } = facts
afterEach(() => Object.assign(facts, { site, pageViews, serviceWorker, analytics }))

test("the page names whom a newsletter and links for sharing lead to, where there are any", () => {
  const { siteSettings } = legalNotices()
  const newsletter = { label: "La lettre", provider: "Lettres SARL", privacy: null }
  const share = [{ label: "Bleu" }, { label: "Vert" }]
  const data = { siteSettings: { ...siteSettings, newsletter, share } }
  const { html } = pageHtml(<LegalNoticesPage data={data} />, "/mentions-legales")
  const words = html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ")
  expect(words).toContain(
    "La lettre d’information (« La lettre ») est envoyée par Lettres SARL, qui reçoit",
  )
  expect(words).toContain("mènent à d’autres sites (Bleu, Vert), qui reçoivent")
  expect(wordsOf()).not.toMatch(/partage|envoyée par/)
})

describe("the page shows what is configured, and nothing else", () => {
  it("an individual without a name: nobody is named, and only the host knows the publisher", () => {
    const words = wordsOf(NAMELESS)
    expect(words).toContain("son hébergeur les connaît")
    expect(words).not.toContain("Ada Essai")
    expect(words).not.toContain("Direction de la publication :")
    // With an e-mail address, the page may not claim that the publisher cannot be reached.
    expect(words).not.toContain("coordonnées : ")
    expect(words).toContain("Adresse électronique :")
  })

  it("an individual with a name is named, and the page claims no anonymity", () => {
    const words = wordsOf({ ...NAMELESS, name: "Ada Essai" })
    expect(words).toContain("à titre non professionnel par : Ada Essai")
    expect(words).toContain("Direction de la publication : Ada Essai")
    expect(words).not.toContain("son hébergeur les connaît")
  })

  it("shows for how long the server really keeps the counts", () => {
    expect(wordsOf()).toContain(`au bout de ${RETENTION_MONTHS} mois`)
  })

  it("states that Do Not Track and Global Privacy Control do not stop it, and what does", () => {
    expect(wordsOf()).toContain("ce réglage seul l’arrête")
  })

  it("of a counter that is switched off, no word is left, and no switch", () => {
    Object.assign(facts, { pageViews: false })
    const words = wordsOf()
    expect(words).not.toMatch(
      /compt(?:eur|ée?s|er)\b|totaux|Pages lues|robots|Do Not Track|Ces données/i,
    )
    expect(words).not.toContain("conserve ces données")
    expect(words).toContain("Aucun journal des visites n’est tenu.")
  })

  it("shows what a host logs, and where data goes", () => {
    expect(wordsOf()).toContain("Aucun journal des visites n’est tenu")
    const { host } = legalNotices().siteSettings.legal
    const words = wordsOf({
      host: { ...host, withinEu: false, transfers: "au Canada.", logs: "adresses IP." },
    })
    expect(words).toContain("un journal : adresses IP.")
    expect(words).toContain("Hors de l’Union européenne : au Canada.")
    expect(words).not.toContain("elles n’en sortent pas")
  })

  it("S-20: names a third party's tag, who receives its data and by what right", () => {
    expect(wordsOf()).toContain("Ce site ne dépose aucun cookie.")
    const tag = { src: "https://mesure.example/m.js", loading: "defer", data: {} }
    const provider = { provider: "Mesure SARL", retention: "13 mois", privacy: tag.src }
    Object.assign(facts, { analytics: { ...tag, ...provider, consent: "exempt" } })
    const exempt = wordsOf()
    expect(exempt).toContain("de Mesure SARL, chargé depuis mesure.example")
    expect(exempt).toContain("exempté de consentement")
    expect(exempt).not.toContain("ne dépose aucun cookie")
    Object.assign(facts, { analytics: { ...tag, ...provider, consent: "required" } })
    expect(wordsOf()).toContain("qu’avec votre consentement")
  })

  it("names who learns of the visitor by a click on an embed, and only where there is one", () => {
    expect(wordsOf()).toContain("Aucune page ne charge de vidéo")
    expect(wordsOf()).not.toContain("Afficher ici")
    const host = "www.youtube-nocookie.com"
    const words = wordsOf({}, [{ name: "YouTube", host, privacy: "https://a.example/" }])
    expect(words).toContain("Aucune page ne charge d’elle-même de vidéo")
    expect(words).toContain(`YouTube (${host}) : ce que YouTube fait de vos données`)
    expect(words).toContain("Votre clic vaut consentement")
    const instance = { name: "Mastodon (piaille.fr)", host: "piaille.fr", privacy: null }
    expect(wordsOf({}, [instance]).match(/piaille\.fr/g)).toHaveLength(1)
  })

  it("S-30: has no word of offline copies where there are none", () => {
    expect(wordsOf()).toContain("60 pages")
    Object.assign(facts, { serviceWorker: false })
    expect(wordsOf()).not.toContain("60 pages")
  })
})

test("the owner's sentence on accessibility is shown with its day, and none without one", () => {
  expect(wordsOf()).not.toContain("Vérifié le")
  const accessibility = { date: "2026-05-02", text: "Axe n’a trouvé aucun écart." }
  expect(wordsOf({ accessibility })).toContain(
    "Vérifié le 2 mai 2026 : Axe n’a trouvé aucun écart.",
  )
})
