import { type RuleCase, tubeWith } from '../mutation-testing/ask-rules.ts';

const settings = ['SpCas9', 'Standard', '3nmol', 'spe'];
const names = (tubes: readonly { readonly name: string; readonly position: string }[]) =>
  tubes.map(({ name, position }) => `${position} ${name}`);
const added = [tubeWith({ name: 'new-1', position: '' }), tubeWith({ name: 'new-2', position: '' })];

/** New rows, adding tubes (GR-11 to GR-14, GR-33 to GR-35). */
export const projectEditCases: readonly RuleCase[] = [
  {
    title: 'a new tube has the default settings (GR-11 to GR-14)',
    answer: (rules) => {
      const { nuclease, modifications, yield: amount, purification, name, sequence } = rules.newTube('t', 'A01');
      return [nuclease, modifications, amount, purification, name, sequence];
    },
    expected: [...settings, '', ''],
  },
  {
    title: 'each product has its default editor (GR-12)',
    answer: (rules) =>
      (['sgrna_kit', 'custom_rna', 'multiplex_sgrna'] as const).map((slug) => rules.defaultSettings(slug).nuclease),
    expected: ['SpCas9', 'Other', 'eSpOT-ON'],
  },
  {
    title: 'added tubes replace one tube without a name (GR-33, GR-34)',
    answer: (rules) => names(rules.addTubes([tubeWith({ name: '' })], added)),
    expected: ['A01 new-1', 'A02 new-2'],
  },
  {
    title: 'added tubes replace one tube without a sequence (GR-33, GR-34)',
    answer: (rules) => names(rules.addTubes([tubeWith({ sequence: ' ' })], added)),
    expected: ['A01 new-1', 'A02 new-2'],
  },
  {
    title: 'added tubes follow one tube that is complete (GR-35)',
    answer: (rules) => names(rules.addTubes([tubeWith({})], added)),
    expected: ['A01 TP53-g1', 'A02 new-1', 'A03 new-2'],
  },
  {
    title: 'added tubes follow two empty tubes, in the next free places',
    answer: (rules) => {
      const empty = [tubeWith({ name: '', position: 'A02' }), tubeWith({ name: '', position: 'A01' })];
      return names(rules.addTubes(empty, added));
    },
    expected: ['A02 ', 'A01 ', 'A03 new-1', 'A04 new-2'],
  },
  {
    title: 'adding nothing changes nothing',
    answer: (rules) => names(rules.addTubes([tubeWith({ name: '' })], [])),
    expected: ['A01 '],
  },
];
