import type { CheckedLine } from '@cutsite/domain/express-knockout';

/** Lines one after the other of which there is nothing to decide, or the same of each. */
export interface FoldedLines {
  readonly kind: 'eligible' | 'unchecked' | 'repeated';
  readonly lines: readonly [CheckedLine, ...CheckedLine[]];
}

/** So many lines of a run stay in sight, and what is folded is worth a press. */
const shownOfRun: Readonly<Record<FoldedLines['kind'], number>> = { eligible: 2, unchecked: 2, repeated: 0 };
const minFolded: Readonly<Record<FoldedLines['kind'], number>> = { eligible: 6, unchecked: 6, repeated: 3 };

const foldedKind = ({ state: { kind } }: CheckedLine): FoldedLines['kind'] | null =>
  kind === 'eligible' || kind === 'unchecked' || kind === 'repeated' ? kind : null;

/** Lines of one run have the same answer; repeated ones repeat the same line. */
const isSameAnswer = ({ state: one }: CheckedLine, { state: other }: CheckedLine): boolean =>
  one.kind === 'repeated' && other.kind === 'repeated' ? one.firstLine === other.firstLine : one.kind === other.kind;

/**
 * The lines in their order, those folded that follow others with the same answer: what needs a decision is seen among
 * five hundred lines, and a guide that stands there sixteen times is decided on once.
 */
export function foldLines(lines: readonly CheckedLine[]): readonly (CheckedLine | FoldedLines)[] {
  const runs: [CheckedLine, ...CheckedLine[]][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run !== undefined && isSameAnswer(run[0], line)) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run): readonly (CheckedLine | FoldedLines)[] => {
    const kind = foldedKind(run[0]);
    if (kind === null) return run;
    const [first, ...rest] = run.slice(shownOfRun[kind]);
    if (first === undefined || rest.length + 1 < minFolded[kind]) return run;
    return [...run.slice(0, shownOfRun[kind]), { kind, lines: [first, ...rest] }];
  });
}

/** "Lines 14 to 32: 19 eligible", "Lines 2 to 16: the same guide as in line 1" */
export function foldedWords({ kind, lines: [first, ...rest] }: FoldedLines): string {
  const where = `Lines ${first.number} to ${rest.at(-1)?.number ?? first.number}`;
  if (first.state.kind === 'repeated') return `${where}: the same guide as in line ${first.state.firstLine}`;
  return `${where}: ${rest.length + 1} ${kind === 'eligible' ? 'eligible' : 'to be checked'}`;
}
