/** The error flags (GR-45). */
export type RowErrorFlag =
  | 'SEQUENCE_INVALID'
  | 'NAME_INVALID'
  | 'NAME_NON_UNIQUE'
  | 'NAME_EXISTS_IN_CART'
  | 'YIELD_INVALID'
  | 'MODIFICATION_INVALID'
  | 'POSITION_INVALID'
  | 'PURIFICATION_INVALID';

/** An error blocks the order, a warning does not. */
export type Severity = 'error' | 'warning';

/** The part of a row that a fault belongs to. */
export type RowField = 'name' | 'sequence' | 'yield' | 'modifications' | 'position' | 'purification';

/** The part of a plate that a fault belongs to; `wells` is the plate as a whole. */
export type PlateField = 'plateName' | 'wells' | 'nuclease' | 'yield' | 'modifications' | 'purification';

const error = <Flag extends RowErrorFlag | null, Field extends string>(flag: Flag, field: Field, text: string) =>
  ({ severity: 'error', flag, field, text }) as const;
const warning = <Field extends string>(field: Field, text: string) =>
  ({ severity: 'warning', flag: null, field, text }) as const;

const badSequence = (text: string) => error('SEQUENCE_INVALID', 'sequence', text);
const plateNameTooLong = 'Plate name must be 15 or fewer characters.';

/**
 * What is said about the choices that a tube makes for itself and a plate for all its wells (GR-84 to GR-88).
 */
const settingFaults = {
  modification_unavailable: error(
    'MODIFICATION_INVALID',
    'modifications',
    'Some modifications are not available for the selected gene editor.',
  ),
  hplc_unavailable: error('PURIFICATION_INVALID', 'purification', 'HPLC purification is not currently available.'),
  hplc_yield_too_low: error(
    'PURIFICATION_INVALID',
    'purification',
    'Yield must be 50 nmols or greater for HPLC purification.',
  ),
} as const;

/**
 * Everything that can be said about a well or a tube. `{name}` in a text is filled from the fault's params.
 * Texts are those of the requirements (GR-51 to GR-58, GR-64 to GR-94) and, where they have none, of ruling 28;
 * warnings are worded by us.
 */
export const rowFaultTable = {
  name_required: error('NAME_INVALID', 'name', 'Name is required.'),
  name_too_long: error('NAME_INVALID', 'name', 'Name must be {max} or fewer characters.'),
  name_characters: error(
    'NAME_INVALID',
    'name',
    'Name must only contain alphanumerics, spaces, underscores, and hyphens.',
  ),
  name_not_unique: error('NAME_NON_UNIQUE', 'name', 'Name must be unique.'),
  name_exists_in_cart: error('NAME_EXISTS_IN_CART', 'name', 'A tube with this name already exists in your cart.'),
  name_from_date: warning('name', 'Looks like a gene name that a spreadsheet turned into a date: {meant}.'),
  name_differs_by_case: warning('name', 'Differs from {other} in letter case only.'),

  sequence_required: badSequence('Sequence is required.'),
  sequence_not_rna: badSequence('A non-RNA nucleotide has been entered. Please only use A, C, G, and U.'),
  sequence_too_short: badSequence('Sequence must be at least {min} nucleotides.'),
  sequence_too_long: badSequence('Sequence must be {max} or fewer nucleotides.'),

  unsupported_character: badSequence(
    'An unsupported character has been entered. Please only use A, C, G, U, m, and *.',
  ),
  starts_with_star: badSequence('Sequence cannot start with *.'),
  consecutive_stars: badSequence('Sequence cannot contain consecutive *.'),
  m_before_star: badSequence('m cannot be followed by *.'),
  consecutive_m: badSequence('Sequence cannot contain consecutive m.'),
  ends_with_m: badSequence('Sequence cannot end with m.'),
  ends_with_star: badSequence('Sequence cannot end with *.'),
  ends_with_star_m: badSequence('Sequence cannot end with *m.'),
  too_many_m: badSequence('Sequence can contain at most {max} m.'),
  too_many_stars: badSequence('Sequence can contain at most {max} *.'),

  same_target: warning('sequence', 'Same target as {name} in {place}. {all} can be ordered; check that you meant it.'),
  pam_at_end: warning(
    'sequence',
    'Ends in {removed} after {rest} nt, which looks like the PAM. The PAM is not part of the target.',
  ),
  pam_at_start: warning(
    'sequence',
    'Begins with {removed} before {rest} nt, which looks like the PAM. The PAM is not part of the target.',
  ),
  cloning_overhang: warning(
    'sequence',
    'Begins with {removed}, a cloning overhang. It would be made as part of the guide.',
  ),
  scaffold_at_end: warning(
    'sequence',
    'Ends with the SpCas9 scaffold after {rest} nt. Enter the target only; the scaffold is added.',
  ),
  crrna_repeat: warning(
    'sequence',
    'Ends with the repeat of a crRNA after {rest} nt, for a separate tracrRNA. Enter the target only; the scaffold is added.',
  ),
  other_strand: warning(
    'sequence',
    'Could be the other strand: its reverse complement has the PAM {pam}, and this one has none.',
  ),
  target_length: warning('sequence', '{editor} targets are usually {usual} nt; this one has {length}.'),
  extended_scaffold: warning(
    'sequence',
    'Ends with a scaffold that has an extended hairpin. It is not the one that is added here.',
  ),

  position_row: error('POSITION_INVALID', 'position', 'Position must be a valid row (A-{last}).'),
  position_column: error('POSITION_INVALID', 'position', 'Position must be a valid column (01-12).'),
  position_duplicate: error('POSITION_INVALID', 'position', 'Duplicate positions found.'),

  ...settingFaults,
} as const;

/** Everything that can be said about a plate as a whole. */
export const plateFaultTable = {
  plate_name_required: error('NAME_INVALID', 'plateName', 'Plate name is required.'),
  plate_name_too_long: error('NAME_INVALID', 'plateName', plateNameTooLong),
  plate_name_long: warning('plateName', plateNameTooLong),
  plate_name_characters: error(
    'NAME_INVALID',
    'plateName',
    'Plate name must only contain alphanumerics, spaces, underscores, and hyphens.',
  ),
  plate_name_not_unique: error('NAME_NON_UNIQUE', 'plateName', 'Plate name must be unique.'),
  plate_name_differs_by_case: warning('plateName', 'Differs from {other} in letter case only.'),
  plate_minimum: error(null, 'wells', 'A plate needs at least {min} filled wells.'),
  plate_yield: error('YIELD_INVALID', 'yield', 'Plates are available with 10 nmol or less.'),
  plate_needs_review: warning(
    'nuclease',
    'Our staff review {nuclease} plates before they are made. You can order now.',
  ),

  ...settingFaults,
} as const;
