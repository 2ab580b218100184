import {
  checkedPlate,
  plateSays,
  plateWith,
  type RuleCase,
  someTarget,
  spoken,
} from '../mutation-testing/ask-rules.ts';

const minimum = 'error: A plate needs at least 24 filled wells.';
const well = (index: number, name: string, sequence = someTarget(index)) => ({ id: `${index}`, index, name, sequence });

/** Plates as a whole (GR-96, GR-98; rulings 6 and 8). */
export const plateCases: readonly RuleCase[] = [
  {
    title: 'a plate of 23 wells is too empty (GR-96)',
    answer: (rules) => plateSays(rules, { filled: 23 }),
    expected: [minimum],
  },
  { title: 'a plate of 24 wells will do', answer: (rules) => plateSays(rules, { filled: 24 }), expected: [] },
  { title: 'a plate of 96 wells will do', answer: (rules) => plateSays(rules, { filled: 96 }), expected: [] },
  {
    title: 'a well without a sequence is not filled (GR-33)',
    answer: (rules) => {
      const wells = [...plateWith({ filled: 23 }).wells, well(23, 'W-23', ' ')];
      const { filled, used, faults } = checkedPlate(rules, { wells });
      return [filled, used, spoken(rules, faults)];
    },
    expected: [23, 24, [minimum]],
  },
  {
    title: 'a well with neither name nor sequence says nothing',
    answer: (rules) => {
      const check = checkedPlate(rules, { wells: [...plateWith({}).wells, well(30, ' ', '')] });
      return [check.used, check.errors, [...check.wells.keys()]];
    },
    expected: [24, 0, []],
  },
  {
    title: 'an hfCas12Max plate is flagged for review and can be ordered (GR-98, ruling 6)',
    answer: (rules) => {
      const check = checkedPlate(rules, { nuclease: 'hfCas12Max' });
      return [check.needsReview, check.errors, spoken(rules, check.faults)];
    },
    expected: [true, 0, ['warning: Our staff review hfCas12Max plates before they are made. You can order now.']],
  },
  {
    title: 'plates of the other editors need no review',
    answer: (rules) => rules.nucleases.filter((nuclease) => checkedPlate(rules, { nuclease, name: 'P' }).needsReview),
    expected: ['hfCas12Max'],
  },
  {
    title: 'names are unique within the plate, and counts tell wells to fix from wells to look at',
    answer: (rules) => {
      const wells = [...plateWith({}).wells, well(40, 'W-0'), well(41, 'w-1'), well(42, 'X', someTarget(2))];
      const check = checkedPlate(rules, { wells });
      const said = [...check.wells].map(([index, faults]) => [index, ...spoken(rules, faults)]);
      return [said, check.errors, check.warnings, check.wellsToFix, check.wellsToReview];
    },
    expected: [
      [
        [0, 'NAME_NON_UNIQUE: Name must be unique.'],
        [1, 'warning: Differs from w-1 in letter case only.'],
        [40, 'NAME_NON_UNIQUE: Name must be unique.'],
        [41, 'warning: Differs from W-1 in letter case only.'],
        [42, 'warning: Same target as W-2 in A03. Both can be ordered; check that you meant it.'],
      ],
      2,
      3,
      2,
      3,
    ],
  },
  {
    title: 'a target that is meant to stand in so many wells is no warning, and with one well more it is again',
    answer: (rules) => {
      const repeated = [well(40, 'X', someTarget(2)), well(41, 'Y', someTarget(2).toLowerCase())];
      const meantTargets = [{ format: 'plate', target: someTarget(2), copies: 2 }] as const;
      return [1, 2].map((more) => {
        const plate = plateWith({ wells: [...plateWith({}).wells, ...repeated.slice(0, more)] });
        const check = rules.checkPlate(plate, { plateNames: [], meantTargets });
        return [[...check.wells].map(([index, own]) => [index, ...spoken(rules, own)]), check.warnings];
      });
    },
    expected: [
      [[], 0],
      [
        [
          [40, 'warning: Same target as W-2 in A03. All 3 can be ordered; check that you meant it.'],
          [41, 'warning: Same target as W-2 in A03. All 3 can be ordered; check that you meant it.'],
        ],
        2,
      ],
    ],
  },
  {
    title: 'two wells cannot be in one place, and none outside the plate (GR-89, GR-92)',
    answer: (rules) => {
      const wells = [...plateWith({}).wells, well(23, 'twice', someTarget(50)), well(96, 'outside', someTarget(51))];
      return [...checkedPlate(rules, { wells }).wells].map(([index, faults]) => [index, ...spoken(rules, faults)]);
    },
    expected: [
      [23, 'POSITION_INVALID: Duplicate positions found.', 'POSITION_INVALID: Duplicate positions found.'],
      [96, 'POSITION_INVALID: Position must be a valid row (A-H).'],
    ],
  },
];
