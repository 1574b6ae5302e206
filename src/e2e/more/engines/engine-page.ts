/** Actions on a page that Puppeteer and WebDriver share. */
export interface EnginePage {
  /** Goes there as from the address bar; resolves when the page is loaded. */
  goTo(address: string): Promise<void>
  /** Runs an expression in the page; resolves with what it is or promises, as JSON has it. */
  ask(expression: string): Promise<unknown>
  /** Clicks, as a hand does, on the first element that the CSS selector finds. */
  click(selector: string): Promise<void>
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>
  /** Presses a key that is no text. */
  press(key: "Escape"): Promise<void>
  /** Resolves with the errors of the page's scripts, and what its policy refused. */
  complaints(): Promise<readonly string[]>
  /** Ends prefetching, and waits until nothing is on its way: a page that is left while it loads may be given up. */
  atRest(): Promise<void>
  close(): Promise<void>
}

/** A browser with one of the three engines. Each page has cookies and stores of its own. */
export interface EngineBrowser {
  newPage(size: { width: number; height: number }): Promise<EnginePage>
  close(): Promise<void>
}
