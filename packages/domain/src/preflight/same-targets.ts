import type { GuideRnaItem } from '../guide-rna/index.ts';
import { wellLabel } from '../labware/index.ts';

/** Where a guide stands: `A01` of a plate; null in tubes. */
export interface ReportedRow {
  readonly well: string | null;
  readonly name: string;
}

/** A target that is ordered more than once. */
export interface SameTarget {
  readonly rawSequence: string;
  readonly rows: readonly ReportedRow[];
}

export const reportedRow = ({ name, well }: GuideRnaItem['sequences'][number]): ReportedRow => ({
  name,
  well: well === null ? null : wellLabel(well),
});

/** The targets that stand in an item more than once, in the order in which they first appear. */
export function sameTargets(item: GuideRnaItem): SameTarget[] {
  const rows = new Map<string, ReportedRow[]>();
  for (const sequence of item.sequences) {
    if (sequence.rawSequence === '') continue;
    const known = rows.get(sequence.rawSequence);
    if (known === undefined) rows.set(sequence.rawSequence, [reportedRow(sequence)]);
    else known.push(reportedRow(sequence));
  }
  return [...rows].flatMap(([rawSequence, own]) => (own.length > 1 ? [{ rawSequence, rows: own }] : []));
}
