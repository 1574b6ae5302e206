import { go } from "../page-parts"
import { test } from "../test"
import { withinGuard } from "./broken-files"
import { expectOneLoad, expectOneLoadBack, expectOneReload, LOSSES } from "./lost-pieces"

test.use({ build: "site", mayComplain: true })

test.beforeEach(({ page }) => withinGuard(page))

const script = LOSSES["its script is missing"]
const data = LOSSES["its page data is corrupt"]

test("S-16: a first load without its script is one reload, then the error above the text", ({
  page,
  site,
}) => expectOneReload({ page, site, lose: script }))

test("S-16: a link to a page without its script is one load of the whole address", ({
  page,
  site,
}) =>
  expectOneLoad(
    { page, site, lose: script },
    page => page.getByRole("link", { name: "My Tech Stack" }).click(),
    "/",
  ))

test("S-16: a navigation by code to a page with corrupt data is one load, query and hash kept", ({
  page,
  site,
}) =>
  expectOneLoad(
    { page, site, lose: data },
    page => go(page, "/?q=1&tag=été#techstacks"),
    "/?q=1&tag=%C3%A9t%C3%A9",
  ))

test("S-16: a step back to a page with corrupt data is one load of the whole address", ({
  page,
  site,
}) => expectOneLoadBack({ page, site, lose: data }))
