import { wellLabel } from '../../labware/index.ts';
import { baseCount } from '../../sequence/index.ts';
import { countText } from '../../text/index.ts';
import { geneEditors } from '../options/gene-editors.ts';
import { pamOf } from '../options/pams.ts';
import { targetLength } from '../options/target-lengths.ts';
import { checkItem } from './check-item.ts';
import type { GuideRnaItem, ItemSequence } from './guide-rna-item.ts';

/** One thing that was looked at in an item before somebody reviews it, in words. */
export interface ReviewPoint {
  /** False: somebody should look. */
  readonly isFine: boolean;
  readonly text: string;
  /** The wells that it is about, as labels; empty: all of the item. */
  readonly wells: readonly string[];
}

const placeOf = ({ name, well }: ItemSequence): string => (well === null ? name : wellLabel(well));
const targets = (count: number): string => countText(count, 'target');

/**
 * What can be said of a plate before somebody reviews it (ruling 6): lengths, PAMs that were left on, targets that are
 * alike, and every warning that its customer saw. Where a target lies in a genome is not part of an order, so that the
 * PAM beside it is not looked at.
 */
export function plateReviewPoints(item: GuideRnaItem): ReviewPoint[] {
  if (item.format !== 'plate') return [];
  const warnings = warningsOf(item);
  const hasPamLeft = warnings.some(({ code }) => code === 'pam_at_start' || code === 'pam_at_end');
  return [
    ...lengthPoints(item),
    ...(hasPamLeft ? [] : pamPoints(item)),
    ...groupedByText(warnings),
    ...nearPoints(item.sequences),
  ];
}

/** What has the same key together, in the order in which the keys came. */
function grouped<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): ReadonlyMap<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

function lengthPoints({ format, nuclease, modifications, sequences }: GuideRnaItem): ReviewPoint[] {
  const byLength = grouped(sequences, ({ rawSequence }) => baseCount(rawSequence));
  const counts = [...byLength].toSorted(([, one], [, other]) => other.length - one.length);
  const words = counts.map(([length, some]) => `${targets(some.length)} of ${length} nt`).join(', ');
  const allowed = targetLength(format, nuclease, modifications);
  if (allowed === null || words === '') return [];
  const { min, max } = allowed;
  const outside = counts.flatMap(([length, some]) => (length < min || length > max ? some.map(placeOf) : []));
  return [{ isFine: outside.length === 0, text: `${words}; ${min} to ${max} are allowed`, wells: outside }];
}

function pamPoints({ nuclease }: GuideRnaItem): ReviewPoint[] {
  const pam = pamOf(nuclease);
  if (pam === null) return [];
  const dna = pam.pattern.replaceAll('U', 'T');
  const side = pam.end === '5' ? 'begins' : 'ends';
  const text = `No target ${side} with the ${dna} PAM of ${geneEditors[nuclease].display}: the PAM was left out, as it should be`;
  return [{ isFine: true, text, wells: [] }];
}

interface Warning {
  readonly code: string;
  readonly text: string;
  readonly well: string;
}

/** The warnings about single wells; what is said of the plate as a whole is why it is reviewed. */
function warningsOf(item: GuideRnaItem): Warning[] {
  const { faults } = checkItem(item, { tubeNamesInCart: new Set() });
  return faults.flatMap(({ code, message, sequenceIndex, well, name }) =>
    sequenceIndex === null ? [] : [{ code, text: message, well: well ?? name }],
  );
}

function groupedByText(warnings: readonly Warning[]): ReviewPoint[] {
  return [...grouped(warnings, ({ text }) => text)].map(([text, some]) => ({
    isFine: false,
    text,
    wells: some.map(({ well }) => well),
  }));
}

/** Targets of one length that differ by one base: two alleles, or a slip of the hand. At most 96 are compared. */
function nearPoints(sequences: readonly ItemSequence[]): ReviewPoint[] {
  const near = new Set<string>();
  for (const [at, one] of sequences.entries()) {
    for (const other of sequences.slice(at + 1)) {
      if (!differsByOne(one.rawSequence, other.rawSequence)) continue;
      near.add(placeOf(one));
      near.add(placeOf(other));
    }
  }
  if (near.size === 0) return [];
  const text = `${targets(near.size)} differ from another one by a single base`;
  return [{ isFine: false, text, wells: [...near] }];
}

function differsByOne(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let differences = 0;
  for (let at = 0; at < one.length && differences < 2; at += 1) if (one[at] !== other[at]) differences += 1;
  return differences === 1;
}
