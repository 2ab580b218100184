import { type RuleCase, tubesSay } from '../mutation-testing/ask-rules.ts';

const row = (last: string) => `POSITION_INVALID: Position must be a valid row (A-${last}).`;
const column = 'POSITION_INVALID: Position must be a valid column (01-12).';
const duplicate = 'POSITION_INVALID: Duplicate positions found.';

const oneOfThirteen: readonly (readonly [position: string, expected: readonly string[]])[] = [
  ['A01', []],
  ['B12', []],
  ['b1', []],
  ['B 1', []],
  ['C01', [row('B')]],
  ['H01', [row('B')]],
  ['AA01', [row('B')]],
  ['A13', [column]],
  ['A00', [column]],
  ['B', [column]],
  ['01', [row('B')]],
  ['Z99', [row('B'), column]],
  ['', [row('B'), column]],
  ['top left', [row('B'), column]],
];

/** Positions (GR-89 to GR-94; rulings 5 and 22). */
export const positionCases: readonly RuleCase[] = [
  ...oneOfThirteen.map(
    ([position, expected]): RuleCase => ({
      title: `among 13 tubes, in two rows: ${JSON.stringify(position)} (GR-90, GR-91, GR-93, GR-94)`,
      answer: (rules) => {
        const others = Array.from({ length: 12 }, (_, index) => ({
          position: `${'AB'[index % 2]}0${2 + (index >> 1)}`,
        }));
        return tubesSay(rules, [{ position }, ...others])[0];
      },
      expected,
    }),
  ),
  {
    title: 'twelve tubes stand in one row (GR-90)',
    answer: (rules) => tubesSay(rules, [{ position: 'B01' }, ...Array.from({ length: 11 }, () => ({}))])[0],
    expected: [row('A')],
  },
  {
    title: 'two tubes cannot stand in one place, however it is written (GR-92)',
    answer: (rules) => tubesSay(rules, [{ position: 'A01' }, { position: 'a1' }, { position: 'A02' }]),
    expected: [[duplicate], [duplicate], []],
  },
];
