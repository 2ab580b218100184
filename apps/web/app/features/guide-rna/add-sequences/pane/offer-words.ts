import type { ProposalKind } from '@cutsite/domain/guide-rna';

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
  reverse_complement: 'Use the other strand',
  gene_date: 'Turn dates back into gene names',
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
