import { expectVisit } from "../../counter/visit"
import { test } from "../../test"

test.use({ build: "site" })

test("S-23: a counter that is blocked never shows and never delays a navigation", ({
  page,
  complaints,
}) => expectVisit(page, complaints, 4, route => route.abort()))

test("S-23: a counter that never answers never shows and never delays a navigation", ({
  page,
  complaints,
}) => expectVisit(page, complaints, 0, async () => {}))
