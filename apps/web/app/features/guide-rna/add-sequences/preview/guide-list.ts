import type { AskedSettings, PlateFault, Proposal, ProposalKind, RowFault } from '@cutsite/domain/guide-rna';
import type { NoPlace } from '@cutsite/domain/labware';
import type { ListTypes } from '../../../../builder/list-import/list-preview.ts';
import type { LargerPlates } from './plate-parts.ts';
import type { PlateSettings } from './plate-settings.ts';

/** What a list of guides tells besides its rows. */
export interface ListFacts {
  /** Lists of 384 wells; null where there are none. */
  readonly larger: LargerPlates | null;
  /** Plates whose names cannot be ordered as the list gives them. */
  readonly nameFaults: readonly { readonly plateName: string; readonly fault: PlateFault }[];
  /** Plates for which the list asks for settings of their own. */
  readonly settings: readonly PlateSettings[];
  /** The first words for editor, amount or purification that name nothing that is offered. */
  readonly notUnderstood: readonly string[];
}

/** A list of guides. */
export interface GuideList extends ListTypes {
  readonly fault: RowFault;
  readonly repair: Proposal;
  readonly noPlace: NoPlace | 'too_many';
  readonly asked: AskedSettings;
  readonly more: ListFacts;
}

/**
 * Made unless the customer says otherwise: mends of writing. Chemistry, trims, names and places change what is made or
 * where.
 */
export const tickedAtFirst: ReadonlySet<ProposalKind> = new Set([
  'end_marks',
  'quotes',
  'spaces',
  't_to_u',
  'notation',
  'letter_case',
]);

/** The other strand is decided row by row; another well is given by this kind. */
export const specialKinds = { byRow: 'reverse_complement', replace: 'position' } as const;
