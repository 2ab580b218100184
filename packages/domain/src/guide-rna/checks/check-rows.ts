import { type RowFault, rowFault } from '../faults/fault.ts';
import { checkName } from '../names/name-rules.ts';
import { compareNames, type NameLikeness } from '../names/name-uniqueness.ts';
import { controlOf } from '../project/controls.ts';
import { isKeptAmong, type KeptTarget } from '../project/kept-targets.ts';
import type { MarkedAs } from '../project/project.ts';
import { sequenceHints } from '../sequences/sequence-hints.ts';
import { canonicalSequence, checkSequence, type SequenceContext } from '../sequences/sequence-rules.ts';
import { type RepeatedTarget, repeatedTargets } from '../sequences/target-likeness.ts';

/** A well or a tube, as far as the rules that both share are concerned. */
export interface RowToCheck {
  readonly name: string;
  readonly sequence: string;
  readonly context: SequenceContext;
  readonly markedAs?: MarkedAs | undefined;
  /** What the row is called in messages about other rows: `A01`. */
  readonly place: string;
}

function likenessFaults(likeness: NameLikeness): RowFault[] {
  if (likeness === null) return [];
  return [
    likeness.kind === 'same'
      ? rowFault('name_not_unique')
      : rowFault('name_differs_by_case', { other: likeness.other }),
  ];
}

/**
 * The rules that wells and tubes share: names, names against each other, sequences, repeated targets but for those that
 * are meant, and for those of controls alone: controls are repeated on purpose. Faults come back in the order of the
 * rows. Linear in the size of the rows.
 */
export function checkRows(rows: readonly RowToCheck[], meantTargets: readonly KeptTarget[] = []): RowFault[][] {
  const names = rows.map((row) => row.name.trim());
  const sequences = rows.map((row) => canonicalSequence(row.sequence, row.context));
  const likeness = compareNames(names);
  const repeats = repeatedTargets(
    rows.map(({ context }, at) => {
      const sequence = sequences[at]?.trim() ?? '';
      return sequence === '' ? '' : `${context.nuclease} ${context.modifications} ${sequence}`;
    }),
  );
  const ofGuides = repeatsOfGuides(rows, repeats);
  const isKept = isKeptAmong(meantTargets);
  return rows.map(({ context, sequence: typed }, at) => {
    const sequence = sequences[at] ?? '';
    const faults = checkName(names[at] ?? '');
    faults.push(...likenessFaults(likeness[at] ?? null));
    faults.push(...checkSequence(sequence, context, typed));
    faults.push(...sequenceHints(sequence, context));
    const repeat = repeats[at] ?? null;
    if (repeat !== null && ofGuides.has(repeat.first) && !isKept(sequence, context.format, repeat.copies)) {
      const { first, copies } = repeat;
      const all = copies === 2 ? 'Both' : `All ${copies}`;
      faults.push(rowFault('same_target', { name: names[first] ?? '', place: rows[first]?.place ?? '', copies, all }));
    }
    return faults;
  });
}

/** The first rows of the repeated targets that stand in a guide as well, and not in controls alone. */
function repeatsOfGuides(
  rows: readonly RowToCheck[],
  repeats: readonly (RepeatedTarget | null)[],
): ReadonlySet<number> {
  const isControl = (row: RowToCheck | undefined) => row !== undefined && controlOf(row) !== null;
  const found = new Set<number>();
  for (const [at, repeat] of repeats.entries()) {
    if (repeat === null || found.has(repeat.first)) continue;
    if (!isControl(rows[at]) || !isControl(rows[repeat.first])) found.add(repeat.first);
  }
  return found;
}
