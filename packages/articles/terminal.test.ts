import { faultless } from "../../src/testing/compiled-html"
import { readTerminal } from "./terminal"

const shown = async (meta: string, code: string) =>
  (await faultless(`\`\`\`${meta}\n${code}\n\`\`\``)).html

describe("a terminal", () => {
  test("is what has a prompt; answers are no code, and a lone quotation mark colours nothing", async () => {
    const html = await shown("console", "$ npm ci\nadded 'x\n$ ls")
    expect(html).toContain("code-terminal")
    expect(html).toContain(">Terminal</span>")
    expect(html.match(/class="line[^"]*"/g)?.join()).toBe(
      'class="line",class="line output",class="line"',
    )
    expect(html).toContain('<span class="prompt">$ </span>')
    expect(html).not.toContain("data-lines")
    expect(await shown("sh", "npm ci # $ ")).not.toContain("code-terminal")
  })

  test.each([
    ["sh", "alice@machine:~/site$ ls", "alice@machine:~/site$ "],
    ["bash", "root@machine:/# ls", "root@machine:/# "],
    ["zsh", "% ls", "% "],
    ["powershell", "PS C:\\site> ls", "PS C:\\site> "],
    ["bat", "C:\\site>ls", "C:\\site>"],
  ])("%s: %s", (lang, line, prompt) => {
    expect(readTerminal(`# rien\n${line}`, lang)).toEqual([
      { isOutput: true, text: "# rien" },
      { isOutput: false, text: "ls", prompt },
    ])
  })

  test("a command goes on below", () => {
    const lines = readTerminal("$ a \\\n  b \\\n> c\nd", "sh") ?? []
    expect(lines.map(({ isOutput, text }) => (isOutput ? `(${text})` : text))).toEqual([
      "a \\",
      "  b \\",
      "c",
      "(d)",
    ])
  })

  test("no other language has prompts", () => {
    expect(readTerminal("$ a", "php")).toBeUndefined()
  })
})
