import { test } from "../test"
import { testPage } from "./every-page/page-test"
import { FIRST } from "./views"

test.use({ build: "site", reducedMotion: "reduce" })

for (const { path, view } of FIRST) testPage(path, view)
