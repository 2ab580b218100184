/** One base as it is drawn, with the marks of its chemistry. */
export interface SequenceLetter {
  readonly letter: string;
  /** 2′-O-methyl: the `m` written before the base. */
  readonly methyl: boolean;
  /** Phosphorothioate bond after the base: the `*` written after it. */
  readonly bond: boolean;
  readonly wrong: boolean;
}

interface Reading {
  /** Letters that count as right; anything else is marked as wrong. */
  readonly alphabet: string;
  /** Read `m` and `*` as marks instead of wrong letters. */
  readonly marks: boolean;
}

/** The letters of a written sequence. Spaces are left out; a mark that belongs to no base stands alone as wrong. */
export function sequenceLetters(text: string, { alphabet, marks }: Reading): readonly SequenceLetter[] {
  const letters: SequenceLetter[] = [];
  let methyl = false;
  for (const letter of text) {
    if (letter.trim() === '') continue;
    const last = letters.at(-1);
    if (marks && letter === 'm' && !methyl) {
      methyl = true;
    } else if (marks && letter === '*' && last !== undefined && !last.bond && !last.wrong && !methyl) {
      letters[letters.length - 1] = { ...last, bond: true };
    } else {
      letters.push({ letter, methyl, bond: false, wrong: !alphabet.includes(letter.toUpperCase()) });
      methyl = false;
    }
  }
  if (methyl) letters.push({ letter: 'm', methyl: false, bond: false, wrong: true });
  return letters;
}

/** Groups of five or ten. The gap between them is drawn, never a character, so that copying gives clean text. */
export function inGroups<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, at * size + size));
}
