import type { CheckedLine } from '@cutsite/domain/express-knockout';

/** Lines one after the other of which there is nothing to decide. */
export interface FoldedLines {
  readonly kind: 'eligible' | 'unchecked';
  readonly lines: readonly [CheckedLine, ...CheckedLine[]];
}

/** So many lines of a run stay in sight, and what is folded is worth a press. */
const shownOfRun = 2;
const minFolded = 6;

const isQuiet = ({ state: { kind } }: CheckedLine): boolean => kind === 'eligible' || kind === 'unchecked';

/**
 * The lines in their order, those folded that follow others with the same answer: what needs a decision is seen among
 * five hundred lines.
 */
export function foldLines(lines: readonly CheckedLine[]): readonly (CheckedLine | FoldedLines)[] {
  const runs: CheckedLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.[0]?.state.kind === line.state.kind) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run): readonly (CheckedLine | FoldedLines)[] => {
    const [first, ...rest] = run.slice(shownOfRun);
    const kind = first?.state.kind;
    if (first === undefined || !isQuiet(first) || rest.length + 1 < minFolded) return run;
    return [...run.slice(0, shownOfRun), { kind: kind === 'eligible' ? kind : 'unchecked', lines: [first, ...rest] }];
  });
}

/** "Lines 14 to 32: 19 eligible" */
export function foldedWords({ kind, lines }: FoldedLines): string {
  const last = lines.at(-1) ?? lines[0];
  const what = kind === 'eligible' ? 'eligible' : 'to be checked';
  return `Lines ${lines[0].number} to ${last.number}: ${lines.length} ${what}`;
}
