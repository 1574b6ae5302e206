const PARIS_DAY = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

/** The day that a moment belongs to (D3: Europe/Paris), as `YYYY-MM-DD`. */
export const parisDay = (moment: Date): string => PARIS_DAY.format(moment)
