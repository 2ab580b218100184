/** How many characters each shared string of a workbook has at most, by its number. */
export type StringLengths = number[];

/** Tags are found by what they end in, so that no prefix of theirs hides them. */
const item = /[<:]si(?=[\s/>])[^>]{0,400}>?/g;

/** Whether a part of a workbook is its list of shared strings, whatever the part is called. */
export const isSharedStrings = (xml: string): boolean => /[<:]sst[\s/>]/.test(xml);

/** Letters between tags; entities count as they are written, which is never too few. */
function lettersBetween(xml: string, from: number, to: number): number {
  let letters = 0;
  for (let at = from; at < to; ) {
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? to : Math.min(tag, to);
    letters += end - at;
    if (end === to) break;
    const close = xml.indexOf('>', tag);
    at = close === -1 ? to : close + 1;
  }
  return letters;
}

/**
 * Adds what a list of shared strings says. Where several lists claim to be the one, the longer text of each number
 * counts.
 */
export function addLengths(strings: StringLengths, xml: string): void {
  let number = 0;
  let from: number | null = null;
  const add = (to: number) => {
    if (from === null) return;
    strings[number] = Math.max(strings[number] ?? 0, lettersBetween(xml, from, to));
    number += 1;
  };
  for (const found of xml.matchAll(item)) {
    add(found.index);
    from = found.index + found[0].length;
  }
  add(xml.length);
}

const cell = /[<:]c(?=[\s/>])([^>]{0,400})(>?)/g;
const sharedType = /\bt\s*=\s*["']\s*s\s*["']/;
const plainNumber = /^\s*<(?:\w{1,8}:)?v>(\d{1,9})</;
/** Between a cell and its number stands one tag. */
const lookAhead = 60;

/**
 * The characters that the cells of a sheet take out of the shared strings: a text that is used in many cells counts
 * each time, because it is read each time. What cannot be made out counts as the longest text. Stops once
 * `atMost` is passed.
 */
export function charactersOf(xml: string, strings: StringLengths, atMost: number): number {
  const longest = strings.reduce((most, length) => Math.max(most, length), 0);
  let characters = 0;
  for (const found of xml.matchAll(cell)) {
    const [whole, attributes = '', closed] = found;
    if (closed !== '' && !sharedType.test(attributes)) continue;
    const after = found.index + whole.length;
    const [, digits] = plainNumber.exec(xml.slice(after, after + lookAhead)) ?? [];
    characters += digits === undefined ? longest : (strings[Number(digits)] ?? 0);
    if (characters > atMost) break;
  }
  return characters;
}
