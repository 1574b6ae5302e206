/** Languages of a command line, and the one that colours its commands. */
const SHELLS = new Map([
  ...["sh", "bash", "zsh", "fish", "shell", "shellscript"].map(name => [name, name] as const),
  ...["console", "shellsession", "terminal"].map(name => [name, "sh"] as const),
  ...["powershell", "ps", "ps1", "pwsh"].map(name => [name, "powershell"] as const),
  ...["bat", "cmd", "batch"].map(name => [name, "bat"] as const),
])

/** `$ `, `alice@machine:~/site$ `, `root@machine:/# `, `% `, `PS C:\> `, `C:\site>`. A lone `# ` is a comment. */
const PROMPT = /^(?:[$%] |[\w.-]+@[\w.-]+[^$#%\n]*[$#%] |PS(?: [^>\n]*)?> |[A-Za-z]:\\[^>\n]*> ?)/

/** A line that goes on below. */
const GOES_ON = /[\\`^]$/

export interface TerminalLine {
  /** `$ `; nothing for what the command answers, and for the rest of a command. */
  prompt?: string
  isOutput: boolean
  text: string
}

/** The language that colours the commands of a shell; the name itself for any other one. */
export const commandLanguage = (lang: string): string => SHELLS.get(lang) ?? lang

/**
 * Reads what was typed in a terminal and what it answered. Nothing for code without a prompt, which is a script, and
 * for other languages.
 */
export function readTerminal(code: string, lang: string): TerminalLine[] | undefined {
  const lines = code.split("\n")
  if (!SHELLS.has(lang) || !lines.some(line => PROMPT.test(line))) return undefined
  let goesOn = false
  return lines.map(line => {
    const prompt = PROMPT.exec(line)?.[0] ?? (goesOn ? /^> /.exec(line)?.[0] : undefined)
    const isOutput = prompt === undefined && !goesOn
    goesOn = !isOutput && GOES_ON.test(line)
    return { ...(prompt && { prompt }), isOutput, text: line.slice(prompt?.length ?? 0) }
  })
}
