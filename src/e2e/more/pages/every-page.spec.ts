import { testPage } from "../../pages/every-page/page-test"
import { everyPage } from "../../pages/proof-page"
import { FIRST, VIEWS } from "../../pages/views"
import { test } from "../../test"

test.use({ build: "site", reducedMotion: "reduce" })

for (const path of everyPage)
  for (const view of VIEWS)
    if (!FIRST.some(first => first.path === path && first.view === view)) testPage(path, view)
