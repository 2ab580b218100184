import type { Chemistry } from '../../sequence/index.ts';
import type { RowFault, RowFaultCode } from '../faults/fault.ts';
import type { Modification, Nuclease } from '../options/gene-editors.ts';
import type { ProductFormat } from '../options/options.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';

/** Every kind of repair, in the order in which repairs of one row are made: letters, trims, names, places, choices. */
export const proposalKinds = [
  'end_marks',
  'quotes',
  'spaces',
  't_to_u',
  'user_defined',
  'notation',
  'chemistry',
  'letter_case',
  'scaffold',
  'crrna_repeat',
  'overhang',
  'pam',
  'reverse_complement',
  'gene_date',
  'name_characters',
  'name_length',
  'name_missing',
  'name_repeated',
  'position',
  'modifications',
  'purification',
] as const;

export type ProposalKind = (typeof proposalKinds)[number];

/** The fields of a row that a repair can change. */
export type RepairableField = 'name' | 'sequence' | 'position' | 'modifications' | 'purification';

/** How a sequence in another vendor's notation was read, and what its bases alone do not say. */
export interface NotationRead {
  readonly isIdt: boolean;
  /** Chemistry that the repair leaves out. */
  readonly dropped: readonly Chemistry[];
  readonly nuclease: Nuclease;
  /** What the row is made with instead. */
  readonly modifications: Modification;
  /** The modifications that the row's editor offers. */
  readonly offered: readonly Modification[];
}

/** One repair of one field of one row, shown as a difference and never made unasked. */
export interface Proposal {
  readonly kind: ProposalKind;
  readonly field: RepairableField;
  readonly before: string;
  readonly after: string;
  /** The faults that are gone afterwards; none for a tidy-up of what can be ordered as it is. */
  readonly answers: readonly RowFaultCode[];
  /** There is no second answer, so it may be made together with others of its kind. */
  readonly certain: boolean;
  /** There is a second answer, and one tick may choose this one for all rows of a list. */
  readonly tickable?: true;
  /** What the row is made with afterwards; left out where that stays as it is. */
  readonly settings?: Partial<Pick<GuideRnaSettings, 'nuclease' | 'modifications'>>;
  /** Of the kinds `notation`, `chemistry` and `user_defined`. */
  readonly notation?: NotationRead;
}

/** A well or a tube with all that decides about its repairs. */
export interface RowToRepair extends GuideRnaSettings {
  readonly name: string;
  readonly sequence: string;
  /** `A01`, as typed. */
  readonly position: string;
  readonly format: ProductFormat;
  readonly faults: readonly RowFault[];
}
