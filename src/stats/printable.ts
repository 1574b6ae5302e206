/**
 * A stored name, safe to show: what could move the cursor, colour the terminal or turn the reading
 * direction becomes U+FFFD. The server stores no such name, but a file can come from anywhere.
 */
export const printable = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "\ufffd")
