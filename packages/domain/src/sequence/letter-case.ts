const lowerCaseBases = /[acgu]/g;

/** The text with a, c, g and u in capitals and every other character as it was: an `m` stays a mark. */
export function upperCaseBases(text: string): string {
  return text.replace(lowerCaseBases, (base) => base.toUpperCase());
}

/** The text without any whitespace, line breaks and no-break spaces included. */
export function withoutWhitespace(text: string): string {
  return text.replace(/\s+/g, '');
}
