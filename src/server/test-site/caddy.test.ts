/** @jest-environment node */
import { tempDir } from "../../testing/temp-dir"
import { startCaddy } from "./caddy"

const { PATH = "" } = process.env
afterEach(() => {
  process.env.PATH = PATH
})

test("where Caddy is not installed, one sentence says so", async () => {
  const directory = await tempDir()
  process.env.PATH = directory
  await expect(startCaddy(directory, 8000)).rejects.toThrow(/^Caddy is not installed\. Install it/)
})
