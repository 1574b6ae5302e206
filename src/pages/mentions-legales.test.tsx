import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import facts from "site-facts"
import { Accessibility } from "../components/legal/accessibility"
import { Ecodesign } from "../components/legal/ecodesign"
import { PersonalData } from "../components/legal/personal-data"
import { Publisher } from "../components/legal/publisher"
import { RETENTION_MONTHS } from "../metrics/contract"
import { kindOf, measures } from "../site/measures"
import { legalNotices } from "../testing/sample-legal"

const NAMELESS = {
  publisher: "individual",
  name: null,
  address: null,
  telephone: null,
  registration: null,
  vat: null,
  publicationDirector: null,
}

/** What a part of the page says, with plain spaces. */
const wordsIn = (part: ReactElement): string =>
  renderToStaticMarkup(part)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")

const wordsOf = (
  Part: typeof Publisher | typeof PersonalData,
  legal?: Parameters<typeof legalNotices>[0],
): string => wordsIn(<Part settings={legalNotices(legal).siteSettings} />)

const { site, pageViews, serviceWorker, analytics } = facts
afterEach(() => Object.assign(facts, { site, pageViews, serviceWorker, analytics }))

describe("issue 11, LEGAL: the page says what is configured, and nothing else", () => {
  it("an individual without a name: nobody is named, and only the host knows the publisher", () => {
    const words = wordsOf(Publisher, NAMELESS)
    expect(words).toContain("son hébergeur les connaît")
    expect(words).not.toContain("Ada Essai")
    expect(words).not.toContain("Direction de la publication :")
  })

  it("an individual with a name is named, and the page claims no anonymity", () => {
    const words = wordsOf(Publisher, { ...NAMELESS, name: "Ada Essai" })
    expect(words).toContain("à titre non professionnel par : Ada Essai")
    expect(words).toContain("Direction de la publication : Ada Essai")
    expect(words).not.toContain("son hébergeur les connaît")
  })

  it("shows for how long the server really keeps the counts", () => {
    expect(wordsOf(PersonalData)).toContain(`au bout de ${RETENTION_MONTHS} mois`)
  })

  it("says whether Do Not Track and Global Privacy Control are honoured", () => {
    expect(wordsOf(PersonalData)).toContain("ce réglage seul l’arrête")
    Object.assign(facts, { pageViews: { honourPrivacySignals: true } })
    expect(wordsOf(PersonalData)).toContain("le serveur ne compte pas ce qui porte ce signal")
    expect(wordsOf(PersonalData)).not.toContain("ce réglage seul l’arrête")
  })

  it("says what a host logs, and where data goes", () => {
    expect(wordsOf(PersonalData)).toContain("Aucun journal des visites n’est tenu")
    const { host } = legalNotices().siteSettings.legal
    const words = wordsOf(PersonalData, {
      host: { ...host, withinEu: false, transfers: "au Canada.", logs: "adresses IP." },
    })
    expect(words).toContain("un journal : adresses IP.")
    expect(words).toContain("Hors de l’Union européenne : au Canada.")
    expect(words).not.toContain("elles n’en sortent pas")
  })

  it("S-20: names a third party's tag, who receives its data and by what right", () => {
    expect(wordsOf(PersonalData)).toContain("Ce site ne dépose aucun cookie.")
    const tag = { src: "https://mesure.example/m.js", loading: "defer", data: {} }
    const provider = { provider: "Mesure SARL", retention: "13 mois", privacy: tag.src }
    Object.assign(facts, { analytics: { ...tag, ...provider, consent: "exempt" } })
    const exempt = wordsOf(PersonalData)
    expect(exempt).toContain("de Mesure SARL, chargé depuis mesure.example")
    expect(exempt).toContain("exempté de consentement")
    expect(exempt).not.toContain("ne dépose aucun cookie")
    Object.assign(facts, { analytics: { ...tag, ...provider, consent: "required" } })
    expect(wordsOf(PersonalData)).toContain("qu’avec votre consentement")
  })

  it("S-30: says nothing of offline copies where there are none", () => {
    expect(wordsOf(PersonalData)).toContain("60 pages")
    Object.assign(facts, { serviceWorker: false })
    expect(wordsOf(PersonalData)).not.toContain("60 pages")
  })
})

describe("issue 11: what the tests have measured is shown, within its budget", () => {
  const parts = () => wordsIn(<Accessibility email="a@example.org" />) + wordsIn(<Ecodesign />)

  it("of the site that was measured", () => {
    Object.assign(facts, { site: { ...site, url: measures.site } })
    const words = parts()
    const { engine, axe, pages } = measures
    for (const text of [engine, axe, ...pages.map(({ path }) => ` ${path} `)]) {
      expect(words).toContain(text)
    }
    expect(words).not.toContain("pas encore été mesurée")
  })

  it("of no other site", () => {
    expect(parts()).toContain("Cette version du site n’a pas encore été mesurée.")
    expect(parts()).not.toContain(measures.engine)
  })

  it("no page exceeds what its kind may weigh", () => {
    for (const { path, ...page } of measures.pages) {
      for (const part of ["bytes", "requests", "elements"] as const) {
        const most = kindOf(path)?.budget[part] ?? 0
        expect({ path, [part]: page[part] <= most }).toEqual({ path, [part]: true })
      }
    }
  })
})
