import { controlOf, type GuideRnaItem, isKeptAmong, type KeptTarget } from '../guide-rna/index.ts';
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

const isControl = ({ name }: ReportedRow): boolean => controlOf({ name }) !== null;

const reportedRow = ({ name, well }: GuideRnaItem['sequences'][number]): ReportedRow => ({
  name,
  well: well === null ? null : wellLabel(well),
});

/**
 * The targets that stand in an item more than once, in the order in which they first appear; not those of controls
 * alone, which are repeated on purpose.
 */
export function sameTargets(item: GuideRnaItem): SameTarget[] {
  const rows = new Map<string, ReportedRow[]>();
  for (const sequence of item.sequences) {
    if (sequence.rawSequence === '') continue;
    const known = rows.get(sequence.rawSequence);
    if (known === undefined) rows.set(sequence.rawSequence, [reportedRow(sequence)]);
    else known.push(reportedRow(sequence));
  }
  return [...rows].flatMap(([rawSequence, own]) =>
    own.length > 1 && !own.every(isControl) ? [{ rawSequence, rows: own }] : [],
  );
}

/** A guide that is the same wherever it stands: with another gene editor or other modifications it is another one. */
export const moleculeOf = (
  { nuclease, modifications }: Pick<GuideRnaItem, 'nuclease' | 'modifications'>,
  rawSequence: string,
): string => [nuclease, modifications, rawSequence].join('|');

/**
 * For each item the repeated targets whose warning the customer has answered: they are meant. Counted as the rules
 * count them: in each plate by itself, and in all tubes of one editor and chemistry together. Linear in the number of
 * guides.
 */
export function keptTargets(
  items: readonly GuideRnaItem[],
  meantTargets: readonly KeptTarget[],
): readonly ReadonlySet<string>[] {
  const isKept = isKeptAmong(meantTargets);
  const placeOf = (item: GuideRnaItem, part: number, rawSequence: string) =>
    `${item.format === 'plate' ? part : ''}|${moleculeOf(item, rawSequence)}`;
  const counts = new Map<string, number>();
  for (const [part, item] of items.entries()) {
    for (const { rawSequence } of item.sequences) {
      const place = placeOf(item, part, rawSequence);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return items.map((item, part) => {
    const kept = item.sequences.filter(({ rawSequence }) => {
      const copies = counts.get(placeOf(item, part, rawSequence)) ?? 0;
      return copies > 1 && isKept(rawSequence, item.format, copies);
    });
    return new Set(kept.map(({ rawSequence }) => rawSequence));
  });
}

/** A target in several plates, or in tubes with different settings: where, by the place of the part in the project. */
export interface SharedTarget {
  readonly rawSequence: string;
  readonly rows: readonly (ReportedRow & { readonly part: number })[];
}

/** The targets that stand in the same parts: a plate that was added twice is one of these, and not 96 lines. */
export interface SharedTargets {
  /** Two or more, by their place in the project. */
  readonly parts: readonly number[];
  readonly targets: readonly SharedTarget[];
}

/**
 * The targets that a project orders in more than one of its parts. Only the same molecule counts: with another gene
 * editor or other modifications it is another one. Linear in the number of guides.
 */
export function sharedTargets(items: readonly GuideRnaItem[]): SharedTargets[] {
  const found = new Map<string, { rawSequence: string; rows: SharedTarget['rows'][number][] }>();
  for (const [part, item] of items.entries()) {
    for (const sequence of item.sequences) {
      if (sequence.rawSequence === '') continue;
      const molecule = moleculeOf(item, sequence.rawSequence);
      const target = found.get(molecule) ?? { rawSequence: sequence.rawSequence, rows: [] };
      target.rows.push({ ...reportedRow(sequence), part });
      found.set(molecule, target);
    }
  }
  const byParts = new Map<string, { parts: readonly number[]; targets: SharedTarget[] }>();
  for (const target of found.values()) {
    const parts = [...new Set(target.rows.map(({ part }) => part))];
    if (parts.length < 2) continue;
    const key = parts.join();
    const group = byParts.get(key) ?? { parts, targets: [] };
    group.targets.push(target);
    byParts.set(key, group);
  }
  return [...byParts.values()];
}
