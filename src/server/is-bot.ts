import { isbot } from "isbot"

/**
 * whether a request comes from a program, by its `User-Agent` header alone; `isbot` keeps the
 * list. A request without one is a program's too: no browser leaves it out, and scripts cannot. A
 * headless Chrome that says so is a program without a reader. The header goes nowhere else.
 */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)
