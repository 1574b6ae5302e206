import { type Browser, chromium } from "@playwright/test"
import { isReleaseCurrent } from "../../src/release/release-inputs"
import { StartupError } from "../../src/shared/startup-error"
import { findBrowser } from "../../src/testing/find-browsers"
import { serveSite } from "../../src/testing/serve-site"

/** Shows the last build to a browser, and ends both. Throws when the build is out of date. */
export async function withBuiltSite(
  show: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  if (!(await isReleaseCurrent(process.cwd(), new Date())))
    throw new StartupError("It shows the last build, which is out of date. Run: npm run build")
  const { address, stop } = await serveSite("release")
  const browser = await chromium.launch({
    executablePath: await findBrowser("whole"),
    args: ["--no-sandbox", "--force-color-profile=srgb", "--font-render-hinting=none"],
  })
  try {
    await show(browser, address)
  } finally {
    await browser.close()
    await stop()
  }
}
