/**
 * Signs that nobody sees: controls, of which NUL ends a page's text, and those that turn the direction of what is read,
 * so that it says something else (CVE-2021-42574).
 */
export const HIDDEN_SIGN = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFDD0-\uFDEF]/u
