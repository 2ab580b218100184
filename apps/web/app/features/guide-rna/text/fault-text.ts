import type { RowFault } from '@cutsite/domain/guide-rna';

/** A fault in two words, where a table has room for no more. The panel and the list give the sentence. */
const words: Readonly<Partial<Record<RowFault['code'], string>>> = {
  sequence_not_rna: 'Not RNA',
  sequence_required: 'No target',
  sequence_too_short: 'Too short',
  sequence_too_long: 'Too long',
  name_required: 'No name',
  name_too_long: 'Long name',
  name_characters: 'Name letters',
  name_not_unique: 'Name twice',
  name_from_date: 'A date?',
  name_differs_by_case: 'Name case',
  name_exists_in_cart: 'In the cart',
  same_target: 'Same target',
  pam_at_end: 'PAM',
  pam_at_start: 'PAM',
  cloning_overhang: 'Overhang',
  scaffold_at_end: 'Scaffold',
  crrna_repeat: 'crRNA repeat',
  extended_scaffold: 'Scaffold',
  target_length: 'Length',
};

export const faultWord = (fault: RowFault): string =>
  words[fault.code] ??
  (fault.field === 'sequence' ? 'Sequence' : fault.field.charAt(0).toUpperCase() + fault.field.slice(1));
