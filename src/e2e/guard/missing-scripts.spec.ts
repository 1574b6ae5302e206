import { test } from "../test"
import { withinGuard } from "./broken-files"
import { expectMended, expectNotice, expectOneReload } from "./missing-scripts-parts"

test.use({ build: "site", mayComplain: true })

test.beforeEach(({ page }) => withinGuard(page))

test("S-16: without app-*.js there is one reload, then the notice above the text", ({
  page,
  site,
}) => expectNotice({ page, site, start: "app-" }))

test("R-23: a script that came as half a file is whole after one reload when the server is", ({
  page,
  site,
}) => expectOneReload({ page, site, start: "app-" }, "(function(){"))

test("R-23: a script that is half for longer is whole by the notice's button when the server is", ({
  page,
  site,
}) => expectMended({ page, site, start: "component---src-pages-about-me" }, "(function(){"))
