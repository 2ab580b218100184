import { type RowFault, rowFault } from '../faults/fault.ts';
import { checkName } from '../names/name-rules.ts';
import { compareNames, type NameLikeness } from '../names/name-uniqueness.ts';
import { isKeptAmong, type KeptTarget } from '../project/kept-targets.ts';
import { sequenceHints } from '../sequences/sequence-hints.ts';
import { canonicalSequence, checkSequence, type SequenceContext } from '../sequences/sequence-rules.ts';
import { repeatedTargets } from '../sequences/target-likeness.ts';

/** A well or a tube, as far as the rules that both share are concerned. */
export interface RowToCheck {
  readonly name: string;
  readonly sequence: string;
  readonly context: SequenceContext;
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
 * are meant. Faults come back in the order of the rows. Linear in the size of the rows.
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
  const isKept = isKeptAmong(meantTargets);
  return rows.map(({ context, sequence: typed }, at) => {
    const sequence = sequences[at] ?? '';
    const faults = checkName(names[at] ?? '');
    faults.push(...likenessFaults(likeness[at] ?? null));
    faults.push(...checkSequence(sequence, context, typed));
    faults.push(...sequenceHints(sequence, context));
    const repeat = repeats[at] ?? null;
    if (repeat !== null && !isKept(sequence, context.format, repeat.copies)) {
      const { first, copies } = repeat;
      const all = copies === 2 ? 'Both' : `All ${copies}`;
      faults.push(rowFault('same_target', { name: names[first] ?? '', place: rows[first]?.place ?? '', copies, all }));
    }
    return faults;
  });
}
