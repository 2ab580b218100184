import type { GuideRnaSettings, Plate, Tube } from '../index.ts';

/**
 * A second, slower reading of the rules for rows and plates (GR-46 to GR-98) that shares no code with them. It goes
 * through the requirements from top to bottom and answers with the errors only, as `FLAG sentence`. The properties hold
 * the rules against it; where the two differ, one of them misread a requirement.
 */

const labelCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 _-';

function charactersOf(text: string): string[] {
  return text.split('');
}

/** "Target sequence (standard entry)": nuclease, length. */
function plateLength(nuclease: string): [number, number] {
  switch (nuclease) {
    case 'SpCas9':
      return [5, 35];
    case 'eSpOT-ON':
      return [19, 27];
    case 'Other':
      return [20, 115];
    default:
      return [17, 23];
  }
}

/**
 * "Unless modification is user-defined: SpCas9 5-35; AccuBase 17-23; hfCas12Max 17-23; eSpOT-ON 20-22; Other 20-119."
 */
function tubeLength(nuclease: string): [number, number] {
  if (nuclease === 'eSpOT-ON') return [20, 22];
  if (nuclease === 'Other') return [20, 119];
  return plateLength(nuclease);
}

/** "User-defined with AccuBase or SpCas9: full length 81-115 (Other 20-119)." */
function wholeLength(nuclease: string): [number, number] | undefined {
  if (nuclease === 'AccuBase' || nuclease === 'SpCas9') return [81, 115];
  return nuclease === 'Other' ? [20, 119] : undefined;
}

function namesOf(name: string): string[] {
  const label = name.trim();
  if (label.length === 0) return ['NAME_INVALID Name is required.'];
  const said = [];
  if (label.length >= 21) said.push('NAME_INVALID Name must be 20 or fewer characters.');
  if (charactersOf(label).some((character) => !labelCharacters.includes(character))) {
    said.push('NAME_INVALID Name must only contain alphanumerics, spaces, underscores, and hyphens.');
  }
  return said;
}

/** "User-defined also allows m and *", read one character at a time. */
function grammarOf(sequence: string): string[] {
  const said = new Set<string>();
  let before = '';
  let m = 0;
  let stars = 0;
  for (const character of charactersOf(sequence)) {
    if (!'ACGUm*'.includes(character)) {
      said.add('An unsupported character has been entered. Please only use A, C, G, U, m, and *.');
    }
    if (character === 'm') m += 1;
    if (character === '*') stars += 1;
    if (before === '' && character === '*') said.add('Sequence cannot start with *.');
    if (before === '*' && character === '*') said.add('Sequence cannot contain consecutive *.');
    if (before === 'm' && character === '*') said.add('m cannot be followed by *.');
    if (before === 'm' && character === 'm') said.add('Sequence cannot contain consecutive m.');
    before = character;
  }
  if (before === 'm') said.add('Sequence cannot end with m.');
  if (before === '*') said.add('Sequence cannot end with *.');
  if (sequence.slice(-2) === '*m') said.add('Sequence cannot end with *m.');
  if (m >= 66) said.add('Sequence can contain at most 65 m.');
  if (stars >= 7) said.add('Sequence can contain at most 6 *.');
  return [...said];
}

function sequenceOf(typed: string, { nuclease, modifications }: GuideRnaSettings, isTube: boolean): string[] {
  const isUserDefined = modifications === 'User-Defined';
  const kept = charactersOf(typed).filter((character) => !(isTube || isUserDefined) || character.trim() !== '');
  const sequence = kept.map((character) => ('acgu'.includes(character) ? character.toUpperCase() : character)).join('');
  if (sequence.trim() === '') return ['SEQUENCE_INVALID Sequence is required.'];
  const said = isUserDefined ? grammarOf(sequence) : [];
  if (!isUserDefined && charactersOf(sequence).some((character) => !'ACGU'.includes(character))) {
    said.push('A non-RNA nucleotide has been entered. Please only use A, C, G, and U.');
  }
  const bases = charactersOf(sequence).filter(
    (character) => !'m*'.includes(character) && character.trim() !== '',
  ).length;
  const [least, most] = (isUserDefined
    ? wholeLength(nuclease)
    : isTube
      ? tubeLength(nuclease)
      : plateLength(nuclease)) ?? [0, Number.POSITIVE_INFINITY];
  if (bases < least) said.push(`Sequence must be at least ${least} nucleotides.`);
  if (bases > most) said.push(`Sequence must be ${most} or fewer nucleotides.`);
  return said.map((text) => `SEQUENCE_INVALID ${text}`);
}

function choicesOf(
  { nuclease, modifications, purification, yield: amount }: GuideRnaSettings,
  hplc: boolean,
): string[] {
  const said = [];
  const standardOnly = nuclease === 'hfCas12Max' || nuclease === 'eSpOT-ON' || nuclease === 'AccuBase';
  if ((standardOnly && modifications !== 'Standard') || (modifications === 'User-Defined' && nuclease !== 'Other')) {
    said.push('MODIFICATION_INVALID Some modifications are not available for the selected gene editor.');
  }
  if (purification === 'hplc' && !hplc) said.push('PURIFICATION_INVALID HPLC purification is not currently available.');
  if (purification === 'hplc' && hplc && Number.parseFloat(amount) < 50) {
    said.push('PURIFICATION_INVALID Yield must be 50 nmols or greater for HPLC purification.');
  }
  return said;
}

function sameAsAnother(names: readonly string[], at: number): boolean {
  const own = names[at]?.trim() ?? '';
  return own !== '' && names.some((name, other) => other !== at && name.trim() === own);
}

/** "Rows limited to ceil(tubes/12) letters. Column 01-12. Duplicate positions are forbidden." A01, or halves of it. */
function positionsOf(positions: readonly string[], at: number): string[] {
  const own = positions[at] ?? '';
  const lastLetter = String.fromCharCode(64 + Math.ceil(positions.length / 12));
  const letter = own.length % 2 === 1 ? own.charAt(0) : '';
  const digits = own.slice(letter.length);
  const said = [];
  if (letter < 'A' || letter > lastLetter) said.push(`Position must be a valid row (A-${lastLetter}).`);
  const column = digits === '' ? 0 : Number(digits);
  if (column < 1 || column > 12) said.push('Position must be a valid column (01-12).');
  const isWhole = own.length === 3;
  if (isWhole && positions.filter((position) => position === own).length > 1) said.push('Duplicate positions found.');
  return said.map((text) => `POSITION_INVALID ${text}`);
}

/** The errors of tubes that stand together. Positions are a capital letter and two digits, or lack one half. */
export function errorsOfTubes(tubes: readonly Tube[], inCart: readonly string[], hplc: boolean): string[][] {
  const names = tubes.map((tube) => tube.name);
  const positions = tubes.map((tube) => tube.position);
  return tubes.map((tube, at) => [
    ...namesOf(tube.name),
    ...(sameAsAnother(names, at) ? ['NAME_NON_UNIQUE Name must be unique.'] : []),
    ...(inCart.includes(tube.name.trim())
      ? ['NAME_EXISTS_IN_CART A tube with this name already exists in your cart.']
      : []),
    ...sequenceOf(tube.sequence, tube, true),
    ...choicesOf(tube, hplc),
    ...positionsOf(positions, at),
  ]);
}

/** The errors of a plate as a whole, and of each of its wells that holds something. */
export function errorsOfPlate(
  plate: Plate,
  otherNames: readonly string[],
  hplc: boolean,
): { plate: string[]; wells: [index: number, errors: string[]][] } {
  const said = choicesOf(plate, hplc);
  const label = plate.name.trim();
  if (label === '') said.push('NAME_INVALID Plate name is required.');
  if (label.length > 20) said.push('NAME_INVALID Plate name must be 15 or fewer characters.');
  if (charactersOf(label).some((character) => !labelCharacters.includes(character))) {
    said.push('NAME_INVALID Plate name must only contain alphanumerics, spaces, underscores, and hyphens.');
  }
  if (sameAsAnother([plate.name, ...otherNames], 0)) said.push('NAME_NON_UNIQUE Plate name must be unique.');
  if (Number.parseFloat(plate.yield) > 10) said.push('YIELD_INVALID Plates are available with 10 nmol or less.');
  const wells = plate.wells.filter((well) => (well.name + well.sequence).trim() !== '');
  const filled = wells.filter((well) => well.name.trim() !== '' && well.sequence.trim() !== '');
  if (filled.length < 24) said.push('null A plate needs at least 24 filled wells.');
  const names = wells.map((well) => well.name);
  return {
    plate: said,
    wells: wells.map((well, at) => [
      well.index,
      [
        ...namesOf(well.name),
        ...(sameAsAnother(names, at) ? ['NAME_NON_UNIQUE Name must be unique.'] : []),
        ...sequenceOf(well.sequence, plate, false),
      ],
    ]),
  };
}
