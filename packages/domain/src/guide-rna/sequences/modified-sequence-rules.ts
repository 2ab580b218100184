import { countOf } from '../../sequence/index.ts';
import { type RowFault, type RowFaultCode, rowFault } from '../faults/fault.ts';

/** How often each mark may stand (GR-82, GR-83). */
export const modifiedSequenceLimits = { m: 65, star: 6 } as const;

const supported = /^[ACGUm*]*$/;

interface GrammarRule {
  readonly code: RowFaultCode;
  readonly isBroken: (sequence: string) => boolean;
  readonly params?: { readonly max: number };
}

/**
 * The grammar of user-defined sequences: `m` stands before the base it modifies, `*` after the base whose bond it
 * modifies (GR-75 to GR-83). Each rule stands for itself, so one text can break several.
 */
const grammar: readonly GrammarRule[] = [
  { code: 'unsupported_character', isBroken: (sequence) => !supported.test(sequence) },
  { code: 'starts_with_star', isBroken: (sequence) => sequence.startsWith('*') },
  { code: 'consecutive_stars', isBroken: (sequence) => sequence.includes('**') },
  { code: 'm_before_star', isBroken: (sequence) => sequence.includes('m*') },
  { code: 'consecutive_m', isBroken: (sequence) => sequence.includes('mm') },
  { code: 'ends_with_m', isBroken: (sequence) => sequence.endsWith('m') },
  { code: 'ends_with_star', isBroken: (sequence) => sequence.endsWith('*') },
  { code: 'ends_with_star_m', isBroken: (sequence) => sequence.endsWith('*m') },
  {
    code: 'too_many_m',
    isBroken: (sequence) => countOf('m', sequence) > modifiedSequenceLimits.m,
    params: { max: modifiedSequenceLimits.m },
  },
  {
    code: 'too_many_stars',
    isBroken: (sequence) => countOf('*', sequence) > modifiedSequenceLimits.star,
    params: { max: modifiedSequenceLimits.star },
  },
];

/** Every rule of the grammar that a canonical sequence breaks. */
export function checkModifiedSequence(canonical: string): RowFault[] {
  return grammar.filter((rule) => rule.isBroken(canonical)).map((rule) => rowFault(rule.code, rule.params));
}
