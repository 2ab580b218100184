/** How often one character occurs. */
export function countOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

/**
 * The number of bases: everything but whitespace and the marks of modified bases, `m` and `*` (ruling 3).
 * Letters that are no RNA base count too, so that a DNA text is not also called too short.
 */
export function baseCount(sequence: string): number {
  let count = 0;
  for (let at = 0; at < sequence.length; at += 1) {
    const code = sequence.charCodeAt(at);
    if (code > 0x40 && code !== 0x6d && code < 0x7f) count += 1;
    else if (!isMarkOrSpace(sequence.charAt(at))) count += 1;
  }
  return count;
}

function isMarkOrSpace(character: string): boolean {
  return character === 'm' || character === '*' || character.trim() === '';
}

/** The share of G and C among A, C, G, T and U in percent, unrounded; null where there is no base at all. */
export function gcPercent(sequence: string): number | null {
  let bases = 0;
  let strong = 0;
  for (const letter of sequence.toUpperCase()) {
    if (letter === 'G' || letter === 'C') strong += 1;
    if ('ACGTU'.includes(letter)) bases += 1;
  }
  return bases === 0 ? null : (100 * strong) / bases;
}

const lowerCaseBases = /[acgu]/g;

/** The text with a, c, g and u in capitals and every other character as it was: an `m` stays a mark. */
export function upperCaseBases(text: string): string {
  return text.replace(lowerCaseBases, (base) => base.toUpperCase());
}

/** The text without any whitespace, line breaks and no-break spaces included. */
export function withoutWhitespace(text: string): string {
  return text.replace(/\s+/g, '');
}
