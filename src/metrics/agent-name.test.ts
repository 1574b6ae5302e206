import { agentName } from "./agent-name"

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36"

describe("S-22: the agent", () => {
  test.each([
    [IPHONE, "mobile"],
    [FIREFOX, "firefox"],
    [CHROME, "chrome"],
    ["curl/8.5.0", "unknown"],
  ])("%s → %s", async (userAgent, agent) => {
    expect(await agentName(userAgent)).toBe(agent)
  })

  test("the user-agent string is cut at 500 characters before it is parsed", async () => {
    const padding = (length: number) => `Mozilla/5.0 (${"x".repeat(length - 13)}`
    const name = " Firefox/128.0"
    expect(await agentName(padding(500 - name.length) + name)).toBe("firefox")
    expect(await agentName(padding(500) + name)).toBe("unknown")
  })
})
