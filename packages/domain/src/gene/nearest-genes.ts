import { type GeneIndex, lettersOf } from './gene-index.ts';
import { cleanGeneName, exactKey } from './name-keys.ts';
import type { NamedGene } from './resolved-name.ts';

/** Short symbols differ from half of all others by two letters. */
function maxEdits(length: number): number {
  return length < 4 ? 1 : 2;
}

/**
 * How many letters have to be changed, added, left out or swapped with their neighbour; anything above `most` is
 * `most + 1`. Rows that can no longer stay below are not finished.
 */
function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    let least = at;
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[at - 1] === other[place - 1];
      let edits = Math.min(
        (last[place] ?? 0) + 1,
        (row[place - 1] ?? 0) + 1,
        (last[place - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (!isSame && at > 1 && place > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1]) {
        edits = Math.min(edits, (beforeLast[place - 2] ?? 0) + 1);
      }
      row.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * The genes whose symbols are spelled most like a name that no gene has, nearest first: CDK12 for CDK12B. Empty when
 * none is near. Looks at all symbols, some milliseconds for 20,000: to be asked for the names that are shown.
 */
export function nearestGenes<Gene extends NamedGene>(typed: string, index: GeneIndex<Gene>, atMost = 3): Gene[] {
  const key = exactKey(cleanGeneName(typed));
  const most = maxEdits(key.length);
  // Much longer than any symbol: a sentence has no near gene.
  if (key.length < 2 || key.length > 30) return [];
  const letters = lettersOf(key);
  const lettersOfSymbols = index.symbolLetters();
  const near: { gene: Gene; edits: number; shared: number }[] = [];
  for (let place = 0; place < index.symbolKeys.length; place += 1) {
    const symbol = index.symbolKeys[place] ?? '';
    if (Math.abs(symbol.length - key.length) > most || bitCount((lettersOfSymbols[place] ?? 0) ^ letters) > 2 * most)
      continue;
    const edits = editsBetween(key, symbol, most);
    const gene = index.genes[place];
    if (edits <= most && gene !== undefined) near.push({ gene, edits, shared: sharedStart(key, symbol) });
  }
  return near
    .toSorted(
      (one, other) =>
        one.edits - other.edits || other.shared - one.shared || (one.gene.symbol < other.gene.symbol ? -1 : 1),
    )
    .slice(0, atMost)
    .map(({ gene }) => gene);
}
