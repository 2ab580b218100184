import { type GuideRnaRules, type RuleCase, tubeSays } from '../mutation-testing/ask-rules.ts';
import { sequenceSays } from './sequence-rules.cases.ts';

const bases = 'ACGUACGUACGUACGUACGU';
const says = (text: string) => `SEQUENCE_INVALID: ${text}`;

const unsupported = says('An unsupported character has been entered. Please only use A, C, G, U, m, and *.');
const startStar = says('Sequence cannot start with *.');
const twoStars = says('Sequence cannot contain consecutive *.');
const mStar = says('m cannot be followed by *.');
const twoM = says('Sequence cannot contain consecutive m.');
const endM = says('Sequence cannot end with m.');
const endStar = says('Sequence cannot end with *.');
const endStarM = says('Sequence cannot end with *m.');
const manyM = says('Sequence can contain at most 65 m.');
const manyStars = says('Sequence can contain at most 6 *.');
const tooShort = says('Sequence must be at least 20 nucleotides.');

const table: readonly (readonly [title: string, sequence: string, expected: readonly string[]])[] = [
  ['the standard pattern is fine', `mA*mC*mG*UU${bases}mU*mU*mU`, []],
  ['whitespace is removed and bases are capitalised, m stays', ` ma*mc*mg* ${bases.toLowerCase()}`, []],
  ['it is required', '  ', [says('Sequence is required.')]],
  ['a capital M is no mark', `MA${bases}`, [unsupported]],
  ['T is not supported (GR-75)', `T${bases}`, [unsupported]],
  ['a digit is not supported (GR-75)', `1${bases}`, [unsupported]],
  ['it cannot start with a star (GR-76)', `*${bases}`, [startStar]],
  ['stars cannot follow each other (GR-77)', `A**${bases}`, [twoStars]],
  ['m cannot be followed by a star (GR-78)', `m*${bases}`, [mStar]],
  ['m cannot follow m (GR-79)', `mm${bases}`, [twoM]],
  ['it cannot end with m (GR-80)', `${bases}m`, [endM]],
  ['it cannot end with a star (GR-80)', `${bases}*`, [endStar]],
  ['it cannot end with *m (GR-81)', `${bases}*m`, [endM, endStarM]],
  ['two stars at the end break two rules', `${bases}**`, [twoStars, endStar]],
  ['m* at the end breaks two rules', `${bases}m*`, [mStar, endStar]],
  ['65 m are allowed', 'mA'.repeat(65), []],
  ['66 m are too many (GR-82)', 'mA'.repeat(66), [manyM]],
  ['6 stars are allowed', 'A*'.repeat(6) + bases, []],
  ['7 stars are too many (GR-83)', 'A*'.repeat(7) + bases, [manyStars]],
  ['marks are not counted as bases', 'mA*'.repeat(6) + 'A'.repeat(13), [tooShort]],
  ['20 bases with marks are enough', 'mA*'.repeat(6) + 'A'.repeat(14), []],
  ['119 bases with marks are not too many (GR-74)', 'mA*'.repeat(6) + 'A'.repeat(113), []],
];

const unavailable = 'MODIFICATION_INVALID: Some modifications are not available for the selected gene editor.';
const whole = 'CA'.repeat(40);

/** User-defined sequences (GR-73 to GR-83; rulings 3, 28 and 29). */
export const modifiedSequenceCases: readonly RuleCase[] = [
  ...table.flatMap(([title, sequence, expected]): RuleCase[] =>
    (['tube', 'plate'] as const).map((format) => ({
      title: `user-defined in a ${format}: ${title}`,
      answer: (rules: GuideRnaRules) =>
        sequenceSays(rules, format, { nuclease: 'Other', modifications: 'User-Defined' }, sequence),
      expected,
    })),
  ),
  ...(['SpCas9', 'AccuBase'] as const).map(
    (nuclease): RuleCase => ({
      title: `user-defined with ${nuclease}: the length is shown beside the modification (ruling 3)`,
      answer: (rules) => tubeSays(rules, { nuclease, modifications: 'User-Defined', sequence: whole }),
      expected: [says('Sequence must be at least 81 nucleotides.'), unavailable],
    }),
  ),
  {
    title: 'user-defined with hfCas12Max has no length rule of its own',
    answer: (rules) => tubeSays(rules, { nuclease: 'hfCas12Max', modifications: 'User-Defined', sequence: 'A' }),
    expected: [unavailable],
  },
];
