export interface DifferencePart {
  /** `rewritten`: the same bases in other letters. */
  readonly kind: 'same' | 'gone' | 'new' | 'rewritten';
  readonly text: string;
}

/** Bases that are only written otherwise, U for T and A for a, are neither gone nor new. */
const isSameBase = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && asRna(one) === asRna(other));

const asRna = (letter: string): string => {
  const capital = letter.toUpperCase();
  return capital === 'T' ? 'U' : capital;
};

/** Where a shorter text lies whole in a longer one, as after a trim; null where it doesn't. */
function placeWithin(old: readonly string[], now: readonly string[]): number | null {
  const [long, short] = [old.map(asRna).join(''), now.map(asRna).join('')];
  if (long.length !== old.length || short.length !== now.length || short === '') return null;
  if (long.startsWith(short)) return 0;
  if (long.endsWith(short)) return long.length - short.length;
  const at = long.indexOf(short);
  return at === -1 ? null : at;
}

/**
 * What a repair changes, letter by letter: the longest common subsequence of two short texts. Quadratic; for rows, not
 * for files.
 */
export function difference(before: string, after: string): readonly DifferencePart[] {
  const old = Array.from(before);
  const now = Array.from(after);
  const trimmed = placeWithin(old, now);
  if (trimmed !== null) return trimmedParts(old, now, trimmed);
  const common = commonLengths(old, now);
  const parts: DifferencePart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && isSameBase(old[i], now[j])) {
      add(parts, old[i] === now[j] ? 'same' : 'rewritten', now[j] as string);
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= now.length || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      add(parts, 'gone', old[i++] as string);
    } else {
      add(parts, 'new', now[j++] as string);
    }
  }
  return parts;
}

function trimmedParts(old: readonly string[], now: readonly string[], from: number): readonly DifferencePart[] {
  const parts: DifferencePart[] = [];
  for (const [at, letter] of old.entries()) {
    const kept = now[at - from];
    if (kept === undefined) add(parts, 'gone', letter);
    else add(parts, kept === letter ? 'same' : 'rewritten', kept);
  }
  return parts;
}

function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from(now, () => 0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      (table[i] as number[])[j] = isSameBase(old[i], now[j])
        ? lengthAt(table, i + 1, j + 1) + 1
        : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1));
    }
  }
  return table;
}

const lengthAt = (table: readonly (readonly number[])[], i: number, j: number): number => table[i]?.[j] ?? 0;

function add(parts: DifferencePart[], kind: DifferencePart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
  else parts.push({ kind, text });
}
