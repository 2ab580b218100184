import type { ProposalKind } from '@cutsite/domain/guide-rna';
import type { NoPlace } from '@cutsite/domain/labware';
import { groupedDigits } from '@cutsite/domain/money';
import { mostRowsAtOnce } from '../../../../builder/list-import/list-rows.ts';

/** What a tick makes, as its label. */
export const offerWords = {
  end_marks: 'Remove 5′ 3′ marks and dashes',
  quotes: 'Remove quotes',
  spaces: 'Remove spaces',
  t_to_u: 'Change T to U',
  notation: 'Read other vendors’ notation',
  chemistry: 'Keep the bases only, without chemistry',
  letter_case: 'Correct small letters',
  scaffold: 'Trim scaffold',
  crrna_repeat: 'Trim crRNA repeat',
  overhang: 'Trim CACCG overhang',
  pam: 'Trim PAM',
  reverse_complement: 'Other strand',
  gene_date: 'Dates back to gene names',
  name_characters: 'Replace characters that labels cannot print',
  name_length: 'Shorten names',
  name_missing: 'Name guides without a name',
  name_repeated: 'Make names unique',
  position: 'Give other wells',
  modifications: 'Use modifications that the editor offers',
  purification: 'Use standard purification',
} as const satisfies Record<ProposalKind, string>;

/** What was made in a row, beside its difference. */
export const madeWords = {
  end_marks: 'marks removed',
  quotes: 'quotes removed',
  spaces: 'spaces removed',
  t_to_u: 'T to U',
  notation: 'notation read',
  chemistry: 'bases only',
  letter_case: 'letter case',
  scaffold: 'scaffold trimmed',
  crrna_repeat: 'repeat trimmed',
  overhang: 'overhang trimmed',
  pam: 'PAM trimmed',
  reverse_complement: 'other strand',
  gene_date: 'gene name restored',
  name_characters: 'renamed',
  name_length: 'name shortened',
  name_missing: 'named',
  name_repeated: 'name made unique',
  position: 'another well',
  modifications: 'modifications',
  purification: 'purification',
} as const satisfies Record<ProposalKind, string>;

/** Why a row has no place, in two words and in a sentence. */
export const noPlaceWords = {
  not_a_well: ['no well', 'is no well of a plate.'],
  row_outside: ['row not on the plate', 'is in a row that is not on the plate: wells go from A01 to H12.'],
  column_outside: ['column not on the plate', 'is in a column that is not on the plate: wells go from A01 to H12.'],
  well_taken: ['well is taken', 'holds something already, and taken wells are skipped.'],
  well_named_twice: ['well named twice', 'is named by a row before it too.'],
  plate_full: ['plate is full', 'finds no free well: the plate is full.'],
  too_many: [
    `over ${groupedDigits(mostRowsAtOnce)} at once`,
    `is beyond the ${groupedDigits(mostRowsAtOnce)} rows that are added at once.`,
  ],
} as const satisfies Record<NoPlace | 'too_many', readonly [short: string, sentence: string]>;
