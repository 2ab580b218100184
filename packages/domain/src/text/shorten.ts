/**
 * A text for a place with little room: at most so many characters, the last of them "…" where something is left out.
 * No character is cut in two.
 */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
