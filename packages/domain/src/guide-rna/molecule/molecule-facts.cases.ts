import type { RuleCase } from '../mutation-testing/ask-rules.ts';

const target = 'CCAUUGUUCAAUAUCGUCCG';

/** What is said of a molecule (GR-15, GR-16; rulings 3 and 13). */
export const moleculeCases: readonly RuleCase[] = [
  {
    title: 'a guide is its target and the scaffold of its editor',
    answer: (rules) =>
      rules.nucleases.map((nuclease) => {
        const facts = rules.moleculeFacts(target, { nuclease, modifications: 'Standard' });
        return [nuclease, facts.guideLengths.join(' or '), facts.guideSequence?.length ?? null];
      }),
    expected: [
      ['eSpOT-ON', '100 or 107', null],
      ['AccuBase', '100', null],
      ['hfCas12Max', '43', null],
      ['SpCas9', '100', 100],
      ['Other', '20', 20],
    ],
  },
  {
    title: 'the SpCas9 target comes first, 5 prime to 3 prime',
    answer: (rules) => {
      const { guideSequence } = rules.moleculeFacts(target, { nuclease: 'SpCas9', modifications: 'Standard' });
      return [guideSequence?.startsWith(`${target}GUUUUAGAGCUAGAAAUAGC`), guideSequence?.endsWith('GGUGCUUUU')];
    },
    expected: [true, true],
  },
  {
    title: 'a user-defined sequence is the whole molecule, marks not counted',
    answer: (rules) =>
      rules.moleculeFacts(`mC*mC*${target}`, { nuclease: 'Other', modifications: 'User-Defined' }).guideLengths,
    expected: [22],
  },
  {
    title: 'GC is given in percent of the bases, and not at all without bases',
    answer: (rules) =>
      [target, 'mGmC*AU', ''].map(
        (sequence) => rules.moleculeFacts(sequence, { nuclease: 'Other', modifications: 'Standard' }).gcPercent,
      ),
    expected: [45, 50, null],
  },
  {
    title: '100 µM takes 10 µL for each nmol',
    answer: (rules) => rules.yieldOptions.map(({ id }) => rules.resuspensionMicrolitres(id)),
    expected: [15, 30, 50, 100, 200, 500, 1000],
  },
  {
    title: 'other concentrations take more or less of it',
    answer: (rules) =>
      rules.stockConcentrations.map((micromolar) => rules.resuspensionMicrolitres('3nmol', micromolar)),
    expected: [300, 60, 30, 15],
  },
];
