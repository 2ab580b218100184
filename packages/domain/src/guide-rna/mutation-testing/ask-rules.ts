import type * as Rules from '../index.ts';
import type { GuideRnaProject, ItemCheck, Plate, PlateCheck, RowFault, Tube, Well } from '../index.ts';

/** The guide RNA rules as a whole: the real ones, or a copy with a planted mistake. */
export type GuideRnaRules = typeof Rules;

/** One line of a rule's table: what is asked of the rules, and what they have to answer. */
export interface RuleCase {
  /** A sentence about the rule. */
  readonly title: string;
  readonly answer: (rules: GuideRnaRules) => unknown;
  readonly expected: unknown;
}

/** A target of twenty bases that no rule minds, another one for each of the first 255 places. */
export function someTarget(place: number): string {
  const digits = (place + 1).toString(4).padStart(4, '0');
  return [...digits]
    .map((digit) => 'ACGU'.charAt(Number(digit)))
    .join('')
    .repeat(5);
}

/** What the rules say, errors by their flag and warnings marked as such. */
export function spoken(
  rules: GuideRnaRules,
  faults: readonly Parameters<GuideRnaRules['faultMessage']>[0][],
): string[] {
  return (faults as readonly RowFault[]).map(
    (fault) => `${fault.severity === 'error' ? (fault.flag ?? 'error') : 'warning'}: ${rules.faultMessage(fault)}`,
  );
}

const goodTube = { name: 'TP53-g1', sequence: 'CCAUUGUUCAAUAUCGUCCA' } as const;

/** A tube that no rule minds, but for what is given. */
export function tubeWith(given: Partial<Tube>): Tube {
  return {
    id: 't',
    position: 'A01',
    nuclease: 'SpCas9',
    modifications: 'Standard',
    yield: '3nmol',
    purification: 'spe',
    ...goodTube,
    ...given,
  };
}

export interface Asked {
  readonly inCart?: readonly string[];
  readonly hplcAvailable?: boolean;
}

function contextOf({ inCart = [], hplcAvailable = false }: Asked) {
  return { tubeNamesInCart: new Set(inCart), settings: { hplcAvailable } };
}

/** What is said about tubes that stand together, one list for each. */
export function tubesSay(rules: GuideRnaRules, tubes: readonly Partial<Tube>[], asked: Asked = {}): string[][] {
  const list = tubes.map((tube, place) =>
    tubeWith({ name: `T-${place}`, sequence: someTarget(place), position: rules.tubePosition(place), ...tube }),
  );
  return rules.checkTubes(list, contextOf(asked)).rows.map((row) => spoken(rules, row));
}

/** What is said about one tube that stands alone. */
export function tubeSays(rules: GuideRnaRules, tube: Partial<Tube>, asked: Asked = {}): string[] {
  return tubesSay(rules, [{ ...goodTube, ...tube }], asked)[0] ?? [];
}

/** A plate with this many good wells, but for what is given. */
export function plateWith(given: Partial<Plate> & { readonly filled?: number }): Plate {
  const { filled = 24, ...rest } = given;
  const wells: Well[] = Array.from({ length: filled }, (_, index) => ({
    id: `w${index}`,
    index,
    name: `W-${index}`,
    sequence: someTarget(index),
  }));
  return {
    id: 'p',
    name: 'Plate 1',
    nuclease: 'SpCas9',
    modifications: 'Standard',
    yield: '3nmol',
    purification: 'spe',
    wells,
    ...rest,
  };
}

/** The check of a plate among others. */
export function checkedPlate(
  rules: GuideRnaRules,
  given: Parameters<typeof plateWith>[0],
  others: readonly string[] = [],
  asked: Asked = {},
): PlateCheck {
  return rules.checkPlate(plateWith(given), { plateNames: others, settings: contextOf(asked).settings });
}

/** What is said about a plate as a whole. */
export function plateSays(...[rules, ...given]: Parameters<typeof checkedPlate>): string[] {
  return spoken(rules, checkedPlate(rules, ...given).faults);
}

/** What is said about the first well of a plate, which holds the given name or sequence. */
export function wellSays(
  rules: GuideRnaRules,
  well: Partial<Pick<Well, 'name' | 'sequence'>>,
  given: Partial<Plate> = {},
): string[] {
  const plate = plateWith(given);
  const [first, ...rest] = plate.wells;
  if (first === undefined) return [];
  const wells = [{ ...first, ...well }, ...rest.map((other) => ({ ...other, sequence: '' }))];
  return spoken(rules, rules.checkPlate({ ...plate, wells }, { plateNames: [] }).wells.get(0) ?? []);
}

/** A project of tubes or plates. */
export function projectWith(rules: GuideRnaRules, given: Partial<GuideRnaProject>): GuideRnaProject {
  return { ...rules.newProject('Project', given.plates === undefined ? 'tubes' : 'plates'), ...given };
}

/** What an item check says, with the place of each fault. */
export function itemSays(check: ItemCheck | undefined): string[] {
  return (check?.faults ?? []).map(
    ({ well, sequenceIndex, severity, message }) => `${well ?? sequenceIndex ?? 'item'} ${severity}: ${message}`,
  );
}
