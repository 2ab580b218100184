import { scaffolds } from '../options/scaffolds.ts';
import { targetLength } from '../options/target-lengths.ts';
import { readAsRna } from '../sequences/sequence-hints.ts';

/** A whole guide, as it is sent with the editor Other, taken apart. */
export interface WholeGuide {
  /** The bases in front of the scaffold, without marks. */
  readonly target: string;
  /** How many bases of it are the SpCas9 scaffold. */
  readonly scaffoldLength: number;
}

/**
 * Takes a whole molecule apart whose end is the SpCas9 scaffold, marks of modified bases or not: with SpCas9 the target
 * alone would do. Null where the end is another one, or the rest is no target.
 */
export function readWholeGuide(sequence: string): WholeGuide | null {
  const bases = readAsRna(sequence.replace(/[m*]/g, ''));
  const scaffold = scaffolds.SpCas9.sequence;
  if (!bases.endsWith(scaffold) || !/^[ACGU]*$/.test(bases)) return null;
  const target = bases.slice(0, bases.length - scaffold.length);
  const range = targetLength('tube', 'SpCas9', 'Standard');
  if (range === null || target.length < range.min || target.length > range.max) return null;
  return { target, scaffoldLength: scaffold.length };
}
