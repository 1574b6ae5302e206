import { momentInParis, publicationDate } from "./publication-date"

describe("dates of the content, in Paris time (content model)", () => {
  it.each([
    ["2026-01-15", "2026-01-14T23:00:00.000Z", "winter"],
    ["2026-07-15", "2026-07-14T22:00:00.000Z", "summer"],
    ["2026-07-15T09:30", "2026-07-15T07:30:00.000Z", "a minute, with T"],
    ["2026-03-29", "2026-03-28T23:00:00.000Z", "midnight before the clocks go forward"],
    ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z", "the last minute of winter"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z", "the first minute of summer"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z", "midnight after the clocks went forward"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z", "midnight before the clocks go back"],
    ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z", "the first minute that is winter for sure"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z", "midnight after the clocks went back"],
    ["2024-02-29", "2024-02-28T23:00:00.000Z", "a leap day"],
  ])("%s is %s (%s)", (written, moment) => {
    expect(publicationDate.parse(written)).toBe(written)
    expect(momentInParis(written).toISOString()).toBe(moment)
  })

  it.each([
    ["2026-07-15 09:30", "2026-07-15T09:30", "a space"],
    ["2026-07-15T09:30:59", "2026-07-15T09:30", "seconds"],
    ["2026-07-15T07:30Z", "2026-07-15T09:30", "Z, in summer"],
    ["2026-01-15T07:30Z", "2026-01-15T08:30", "Z, in winter"],
    ["2026-07-15T09:30:12.5+02:00", "2026-07-15T09:30", "Paris's own offset"],
    ["2026-07-15 09:30:00 +0200", "2026-07-15T09:30", "an offset as Git writes it"],
    ["2026-07-15T09:30+02", "2026-07-15T09:30", "an offset of hours"],
    ["2025-12-31T23:30-05:00", "2026-01-01T05:30", "the next day and year"],
    ["2026-07-15T00:30+05:45", "2026-07-14T20:45", "the day before"],
  ])("%s is %s of Paris (%s)", (written, date) => {
    expect(publicationDate.parse(written)).toBe(date)
  })

  it("a time that the clocks skip or repeat is a moment of that hour", () => {
    expect(momentInParis("2026-03-29T02:30").toISOString()).toBe("2026-03-29T01:30:00.000Z")
    expect(momentInParis("2026-10-25T02:30").toISOString()).toBe("2026-10-25T01:30:00.000Z")
  })

  it.each([
    "2026-13-45",
    "2026-02-30",
    "2025-02-29",
    "0026-01-01",
    "26-01-01",
    "2026-1-1",
    "2026-01-01T24:00",
    "2026-01-01T12:60",
    "2026-01-01T12:00:60",
    "2026-01-01T12:00+25:00",
    "2026-01-01T12:00+02:60",
    "2026-02-30T12:00Z",
    "2026-01-01Z",
    "hier",
    "",
    " 2026-01-01",
    2026,
    null,
    undefined,
  ])("%j is refused", value => {
    expect(publicationDate.safeParse(value).error?.issues[0]?.message).toMatch(
      /^une date qui existe/,
    )
  })
})
