import { plateWith, projectWith, type RuleCase, tubesSay, tubeWith } from '../mutation-testing/ask-rules.ts';

const nothingInCart = { tubeNamesInCart: new Set<string>() };

/** The faults of a new tube (GR-31), and the project as a whole. */
export const projectCases: readonly RuleCase[] = [
  {
    title: 'a new tube starts with NAME_INVALID and SEQUENCE_INVALID (GR-31)',
    answer: (rules) => {
      const [row = []] = rules.checkTubes([rules.newTube('t', 'A01')], nothingInCart).rows;
      return row.map((fault) => fault.flag);
    },
    expected: ['NAME_INVALID', 'SEQUENCE_INVALID'],
  },
  {
    title: 'a repeated target is a warning among tubes of one editor and chemistry only',
    answer: (rules) => {
      const sequence = 'CCAUUGUUCAAUAUCGUCCA';
      return tubesSay(rules, [
        { name: 'one', sequence },
        { name: 'two', sequence: sequence.toLowerCase() },
        { name: 'three', sequence, nuclease: 'AccuBase' },
      ]);
    },
    expected: [[], ['warning: Same target as one in A01. Both can be ordered; check that you meant it.'], []],
  },
  {
    title:
      'what a project says is meant of its plates is said of every plate, and of no tubes; DNA letters are no other target',
    answer: (rules) => {
      const sequence = 'CCAUUGUUCAAUAUCGUCCA';
      const meantTargets = [{ format: 'plate', target: sequence, copies: 2 }] as const;
      const twice = (id: string, written: string) => {
        const [first, second, ...rest] = plateWith({}).wells;
        const wells = [first, second].flatMap((one) => (one === undefined ? [] : [{ ...one, sequence: written }]));
        return plateWith({ id, name: id, wells: [...wells, ...rest] });
      };
      const plates = [twice('p1', sequence), twice('p2', sequence.replaceAll('U', 'T'))];
      const tubes = ['one', 'two'].map((name, at) => tubeWith({ name, sequence, position: rules.tubePosition(at) }));
      return [{ plates }, { tubes }].map((given) => {
        const project = projectWith(rules, { ...given, meantTargets });
        return rules.checkProject(project, nothingInCart).warnings;
      });
    },
    expected: [0, 1],
  },
  {
    title: 'a project with nothing in it cannot be ordered',
    answer: (rules) => {
      const project = projectWith(rules, { tubes: [] });
      return [rules.checkProject(project, nothingInCart).isEmpty, rules.orderableItems(project, nothingInCart).ok];
    },
    expected: [true, false],
  },
  {
    title: 'two plates of one name are both reported',
    answer: (rules) => {
      const plates = [plateWith({ id: 'p1' }), plateWith({ id: 'p2' })];
      const check = rules.checkProject(projectWith(rules, { plates }), nothingInCart);
      return [[...check.plates.values()].map((plate) => plate.faults.map((fault) => fault.code)), check.errors];
    },
    expected: [[['plate_name_not_unique'], ['plate_name_not_unique']], 2],
  },
  {
    title: 'only the format that is being ordered is checked',
    answer: (rules) => {
      const project = projectWith(rules, { plates: [plateWith({})], tubes: [tubeWith({ name: '' })] });
      const { errors, tubes } = rules.checkProject(project, nothingInCart);
      return [errors, tubes];
    },
    expected: [0, null],
  },
];
