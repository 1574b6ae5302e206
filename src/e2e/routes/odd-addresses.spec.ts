import { test } from "../test"
import { walkOddAddresses } from "./odd-addresses-walk"

test.use({ build: "site" })

test("R-26: whatever query and hash hold, a page stays readable, by links and back again", ({
  page,
}) => walkOddAddresses(page, 20))
