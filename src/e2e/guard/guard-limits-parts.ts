import type { Page } from "@playwright/test"

export const ABOUT_DATA = "page-data/about-me/page-data.json"

export const START = new Date("2026-11-21T12:00:00Z")

/** The ten seconds of the guard are not to end while a slow machine is at the test. */
export const timeStandsStill = (page: Page) => page.clock.setFixedTime(START)
