import { test } from "../test"
import { FIRST_VIEWS } from "./pictured-views"
import { COMMON, expectPictures } from "./take-pictures"

test.use({ build: "site", ...COMMON })

test.describe.configure({ mode: "parallel" })

for (const { rows, ...view } of FIRST_VIEWS)
  test(`${rows}: ${view.path} looks as in its picture at ${view.width} px`, ({ page, visit }) =>
    expectPictures(page, visit, [view]))
