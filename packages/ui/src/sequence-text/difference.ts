export interface DifferencePart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** What a repair changes, letter by letter: the longest common subsequence of two short texts. Quadratic; for rows, not for files. */
export function difference(before: string, after: string): readonly DifferencePart[] {
  const old = Array.from(before);
  const now = Array.from(after);
  const common = commonLengths(old, now);
  const parts: DifferencePart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add(parts, 'same', old[i++] as string);
      j += 1;
    } else if (i < old.length && (j >= now.length || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      add(parts, 'gone', old[i++] as string);
    } else {
      add(parts, 'new', now[j++] as string);
    }
  }
  return parts;
}

function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: old.length + 1 }, () => Array.from(now, () => 0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      (table[i] as number[])[j] =
        old[i] === now[j]
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
