import type { GuideRnaSettings, Proposal, RowFault, Tube } from '@cutsite/domain/guide-rna';
import { leftOutNote } from './notation-words.ts';
import { repairLabel } from './repair-words.ts';

/** One press that mends one fault. */
export interface Fix {
  readonly label: string;
  readonly change: Partial<Pick<Tube, 'name' | 'sequence' | 'position'>> & Partial<GuideRnaSettings>;
  /** The text that is changed, to be shown as a difference before it happens; null for choices. */
  readonly difference: Pick<Proposal, 'kind' | 'before' | 'after'> | null;
  /** What is lost by it, in words; null where nothing is. */
  readonly note: string | null;
  /** There is no second answer, so it is made together with others. */
  readonly certain: boolean;
}

/** The press that makes a repair. */
export function fixFrom(proposal: Proposal): Fix {
  const { kind, field, before, after, certain } = proposal;
  const isText = field === 'name' || field === 'sequence';
  return {
    label: repairLabel(proposal),
    change: { [field]: after },
    difference: isText ? { kind, before, after } : null,
    note: leftOutNote(proposal),
    certain,
  };
}

/**
 * The fixes of a fault among the repairs of its row (ruling 12): none when the customer must decide, two with two
 * answers.
 */
export function fixesOf(fault: RowFault, proposals: readonly Proposal[]): readonly Fix[] {
  const answering = proposals.filter(({ answers }) => answers[0] === fault.code);
  return (answering.some(({ certain }) => certain) ? answering.slice(0, 1) : answering).map(fixFrom);
}

/** Another choice of the plate as a whole. */
export function settingsFix(label: string, change: Partial<GuideRnaSettings>): Fix {
  return { label, change, difference: null, note: null, certain: true };
}
