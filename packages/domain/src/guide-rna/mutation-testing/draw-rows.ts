import type { GuideRnaSettings, Plate, Tube, Well } from '../index.ts';

/** Gives a whole number from 0 to `max`, both included: from a property's generator or from a plain random source. */
export type Draw = (max: number) => number;

function oneOf<Value>(draw: Draw, values: readonly [Value, ...Value[]]): Value {
  return values[draw(values.length - 1)] ?? values[0];
}

/** Lengths just inside and just outside every range (GR-59 to GR-63, GR-68 to GR-74). */
const tellingLengths = [
  0, 4, 5, 16, 17, 18, 19, 20, 21, 22, 23, 24, 27, 28, 35, 36, 80, 81, 115, 116, 119, 120,
] as const;

/** What people type besides bases, and what the grammar of user-defined sequences is about. */
const tokens = [
  'm',
  '*',
  'mm',
  'm*',
  '**',
  '*m',
  'mA*',
  'T',
  't',
  'M',
  ' ',
  '\u00a0',
  'a',
  'u',
  'N',
  'mA',
  '-',
] as const;

/** A sequence as typed: a telling number of bases with a few things put in, at the ends more often than elsewhere. */
export function drawSequence(draw: Draw): string {
  let sequence = 'CAGU'.repeat(31).slice(0, oneOf(draw, tellingLengths));
  for (let left = draw(3); left > 0; left -= 1) {
    const token = oneOf(draw, tokens);
    const times = draw(9) === 0 ? oneOf(draw, [6, 7, 65, 66]) : 1;
    const at = oneOf(draw, [0, sequence.length, draw(sequence.length)]);
    sequence = sequence.slice(0, at) + token.repeat(times) + sequence.slice(at);
  }
  return sequence;
}

const names = [
  'g1',
  'g2',
  'G1',
  ' g1',
  'g1 ',
  '',
  ' ',
  'a b_c-9',
  'x/y',
  'é',
  'n'.repeat(20),
  'n'.repeat(21),
  '\tz',
] as const;
const plateNames = [
  'P',
  'Q',
  'p',
  ' P ',
  '',
  'Plate 1',
  'P:1',
  'p'.repeat(15),
  'p'.repeat(16),
  'p'.repeat(20),
  'p'.repeat(21),
] as const;

function drawSettings(draw: Draw): GuideRnaSettings {
  return {
    nuclease: oneOf(draw, ['SpCas9', 'AccuBase', 'hfCas12Max', 'eSpOT-ON', 'Other']),
    modifications: oneOf(draw, ['Standard', 'Unmodified', 'User-Defined']),
    yield: oneOf(draw, ['1.5nmol', '3nmol', '5nmol', '10nmol', '20nmol', '50nmol', '100nmol']),
    purification: oneOf(draw, ['spe', 'hplc']),
  };
}

/** Tubes with settings of their own, and whether HPLC can be had, and names in the cart. */
export interface DrawnTubes {
  readonly tubes: readonly Tube[];
  readonly inCart: readonly string[];
  readonly hplc: boolean;
}

/** Up to three tubes, rarely up to 26, in places that are right, wrong, half or taken. */
export function drawTubes(draw: Draw): DrawnTubes {
  const count = draw(19) === 0 ? draw(26) : 1 + draw(2);
  const tubes = Array.from({ length: count }, (_, place): Tube => {
    const row = draw(7) === 0 ? oneOf(draw, ['A', 'B', 'C', 'D', 'Z', '']) : 'ABC'.charAt(Math.floor(place / 12));
    const column =
      draw(7) === 0 ? oneOf(draw, ['00', '01', '02', '12', '13', '']) : String((place % 12) + 1).padStart(2, '0');
    const name = draw(1) === 0 ? oneOf(draw, names) : `t${place}`;
    return { id: `${place}`, name, sequence: drawSequence(draw), position: row + column, ...drawSettings(draw) };
  });
  return { tubes, inCart: draw(2) === 0 ? [oneOf(draw, ['g1', 'g2', 'a b_c-9'])] : [], hplc: draw(1) === 0 };
}

export interface DrawnPlate {
  readonly plate: Plate;
  readonly otherNames: readonly string[];
  readonly hplc: boolean;
}

/** A plate with 22 to 26 wells, most of them plain. */
export function drawPlate(draw: Draw): DrawnPlate {
  const wells = Array.from({ length: 22 + draw(4) }, (_, index): Well => {
    const isPlain = draw(7) > 0;
    const name = isPlain ? `w${index}` : oneOf(draw, names);
    return { id: `${index}`, index, name, sequence: isPlain ? 'CCAUUGUUCAAUAUCGUCCA' : drawSequence(draw) };
  });
  const plate = { id: 'p', name: oneOf(draw, plateNames), wells, ...drawSettings(draw) };
  return { plate, otherNames: draw(1) === 0 ? [oneOf(draw, plateNames)] : [], hplc: draw(1) === 0 };
}

/** A plain random source (mulberry32): the same seed draws the same rows, a hundred times faster than a generator. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return (max) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (max + 1);
  };
}
