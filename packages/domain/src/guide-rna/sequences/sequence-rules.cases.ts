import { type GuideRnaRules, type RuleCase, tubeSays, tubeWith, wellSays } from '../mutation-testing/ask-rules.ts';
import type { Modification, Nuclease } from '../options/gene-editors.ts';
import type { ProductFormat } from '../options/options.ts';

const notRna = 'SEQUENCE_INVALID: A non-RNA nucleotide has been entered. Please only use A, C, G, and U.';
const required = 'SEQUENCE_INVALID: Sequence is required.';
const unavailable = 'MODIFICATION_INVALID: Some modifications are not available for the selected gene editor.';

type Row = readonly [ProductFormat, Nuclease, Modification, min: number, max: number, id: string];

/** Lengths on plates (GR-59 to GR-63), in tubes (GR-68 to GR-72, ruling 2) and of user-defined ones (GR-73, GR-74). */
const lengthTable: readonly Row[] = [
  ['plate', 'SpCas9', 'Standard', 5, 35, '(GR-59)'],
  ['plate', 'SpCas9', 'Unmodified', 5, 35, '(GR-59)'],
  ['plate', 'AccuBase', 'Standard', 17, 23, '(GR-60)'],
  ['plate', 'hfCas12Max', 'Standard', 17, 23, '(GR-61)'],
  ['plate', 'eSpOT-ON', 'Standard', 19, 27, '(GR-62)'],
  ['plate', 'Other', 'Standard', 20, 115, '(GR-63)'],
  ['plate', 'Other', 'Unmodified', 20, 115, '(GR-63)'],
  ['tube', 'SpCas9', 'Standard', 5, 35, '(GR-68)'],
  ['tube', 'AccuBase', 'Standard', 17, 23, '(GR-69)'],
  ['tube', 'hfCas12Max', 'Standard', 17, 23, '(GR-70)'],
  ['tube', 'eSpOT-ON', 'Standard', 20, 22, '(GR-71)'],
  ['tube', 'Other', 'Standard', 20, 119, '(GR-72)'],
  ['tube', 'Other', 'Unmodified', 20, 119, '(GR-72)'],
  ['tube', 'Other', 'User-Defined', 20, 119, '(GR-74)'],
  ['tube', 'SpCas9', 'User-Defined', 81, 115, '(GR-73)'],
  ['tube', 'AccuBase', 'User-Defined', 81, 115, '(GR-73)'],
  ['plate', 'Other', 'User-Defined', 20, 119, '(GR-74)'],
  ['plate', 'SpCas9', 'User-Defined', 81, 115, '(GR-73)'],
  ['plate', 'AccuBase', 'User-Defined', 81, 115, '(GR-73)'],
];

/** What is said about the sequence of a row, whatever it comes in. */
export function sequenceSays(
  rules: GuideRnaRules,
  format: ProductFormat,
  settings: { readonly nuclease?: Nuclease; readonly modifications?: Modification },
  sequence: string,
): string[] {
  const says = format === 'tube' ? tubeSays(rules, { ...settings, sequence }) : wellSays(rules, { sequence }, settings);
  return says.filter((line) => line !== unavailable);
}

const lengthCases = lengthTable.flatMap(([format, nuclease, modifications, min, max, id]): RuleCase[] => {
  const says = (length: number) => (rules: GuideRnaRules) =>
    sequenceSays(rules, format, { nuclease, modifications }, 'CA'.repeat(60).slice(0, length)).filter(
      (line) => !line.startsWith('warning'),
    );
  const what = `${modifications} ${nuclease} in a ${format}`;
  return [
    {
      title: `${what}: ${min - 1} bases are too few ${id}`,
      answer: says(min - 1),
      expected: [`SEQUENCE_INVALID: Sequence must be at least ${min} nucleotides.`],
    },
    { title: `${what}: ${min} bases are enough ${id}`, answer: says(min), expected: [] },
    { title: `${what}: ${max} bases are not too many ${id}`, answer: says(max), expected: [] },
    {
      title: `${what}: ${max + 1} bases are too many ${id}`,
      answer: says(max + 1),
      expected: [`SEQUENCE_INVALID: Sequence must be ${max} or fewer nucleotides.`],
    },
  ];
});

const usualTable: readonly (readonly [ProductFormat, Nuclease, length: number, said: string | null])[] = [
  ['plate', 'SpCas9', 16, 'SpCas9 targets are usually 20 nt; this one has 16.'],
  ['tube', 'SpCas9', 24, 'SpCas9 targets are usually 20 nt; this one has 24.'],
  ['tube', 'SpCas9', 17, null],
  ['plate', 'SpCas9', 23, null],
  ['plate', 'SpCas9', 36, null],
  ['plate', 'AccuBase', 17, null],
  ['plate', 'hfCas12Max', 23, null],
  ['plate', 'eSpOT-ON', 26, 'eSpOT-ON targets are usually 20 to 22 nt; this one has 26.'],
  ['tube', 'eSpOT-ON', 22, null],
  ['tube', 'Other', 100, null],
];

const usualCases = usualTable.map(
  ([format, nuclease, length, said]): RuleCase => ({
    title: `a ${nuclease} target of ${length} nt in a ${format} ${said === null ? 'needs no second look' : 'gets a warning'}`,
    answer: (rules) =>
      sequenceSays(rules, format, { nuclease }, 'CA'.repeat(60).slice(0, length)).filter((line) =>
        line.startsWith('warning'),
      ),
    expected: said === null ? [] : [`warning: ${said}`],
  }),
);

type Said = readonly [title: string, ProductFormat, Modification, sequence: string, expected: readonly string[]];
const twenty = 'CCAUUGUUCAAUAUCGUCCA';

const letterTable: readonly Said[] = [
  ['a missing sequence is required (GR-56)', 'plate', 'Standard', '', [required]],
  ['a missing sequence is required (GR-56)', 'tube', 'Standard', ' \n ', [required]],
  ['spaces only are no sequence (GR-56)', 'plate', 'Standard', '   ', [required]],
  ['small letters are as good (GR-57)', 'plate', 'Standard', twenty.toLowerCase(), []],
  ['small letters are as good (GR-67)', 'tube', 'Standard', twenty.toLowerCase(), []],
  ['whitespace is removed (GR-66)', 'tube', 'Standard', ' CCAUU GUUCA\tAUAUC\u00a0GUCCA\n', []],
  ['whitespace is no nucleotide (GR-58)', 'plate', 'Standard', 'CCAUU GUUCAAUAUCGUCCA', [notRna]],
  ['T is no RNA (GR-58)', 'plate', 'Standard', 'CCATTGTTCAATATCGTCCA', [notRna]],
  ['T is no RNA (GR-58)', 'tube', 'Standard', 'CCATTGTTCAATATCGTCCA', [notRna]],
  ['a letter for any base is not taken', 'tube', 'Standard', 'NCAUUGUUCAAUAUCGUCCA', [notRna]],
  ['modified bases are for user-defined only', 'tube', 'Standard', `mA*${twenty}`, [notRna]],
  ['modified bases are for user-defined only', 'plate', 'Unmodified', `mA*${twenty}`, [notRna]],
  [
    'letters and length are reported together (GR-58, GR-64)',
    'tube',
    'Standard',
    'ACGT',
    [notRna, 'SEQUENCE_INVALID: Sequence must be at least 5 nucleotides.'],
  ],
];

const idt = [...twenty].map((base) => `r${base}`).join('');

/** What is said of the part of a sequence that stands in the way, behind the specified sentence. */
const details: readonly (readonly [title: string, Modification, sequence: string, said: readonly string[]])[] = [
  [
    'a mark that is not understood is named, and is no base',
    'Standard',
    `${idt.repeat(4)}/iSp9/`,
    ['/iSp9/ is not understood.'],
  ],
  ['by its letters as typed', 'Standard', `/5Biosg/${idt}`, ['/5Biosg/ is not understood.']],
  ['DNA has nothing to name', 'Standard', 'CCATTGTTCAATATCGTCCA', ['']],
  [
    'letters that are no bases are named with their places',
    'Standard',
    'CCATRYTTCAATATCGTCCA',
    ['Not RNA: R at 5, Y at 6.'],
  ],
  ['letters that only look like bases', 'Standard', '\u0421CATTGTTCAATATCGTCCA', ['Not RNA: \u0421 (Cyrillic) at 1.']],
  ['many letters', 'Standard', 'NNNNNNTTCAATATCGTCCA', ['Not RNA: N at 1, N at 2, N at 3, N at 4 and 2 more.']],
  [
    'a sequence that is written backwards',
    'Standard',
    "3'-CCAUUGUUCAAUAUCGUCCA-5'",
    ['It is written from 3′ to 5′: turn it round.'],
  ],
  ['a notation that is understood has nothing to name, and its bases are counted', 'Standard', idt, ['']],
  [
    'a user-defined sequence has no letters for LNA',
    'User-Defined',
    `+C${twenty.slice(1)}`,
    ['LNA cannot be written with m and *.'],
  ],
];

/** Targets on plates and in tubes (GR-56 to GR-72). */
export const sequenceCases: readonly RuleCase[] = [
  ...lengthCases,
  ...usualCases,
  ...letterTable.map(([title, format, modifications, sequence, expected]): RuleCase => {
    const answer = (rules: GuideRnaRules) => sequenceSays(rules, format, { modifications }, sequence);
    return { title: `in a ${format}, ${modifications}: ${title} (${JSON.stringify(sequence)})`, answer, expected };
  }),
  ...details.map(([title, modifications, sequence, expected]): RuleCase => {
    const tube = tubeWith({ nuclease: 'Other', modifications, sequence });
    const answer = (rules: GuideRnaRules) =>
      rules.checkTubes([tube], { tubeNamesInCart: new Set() }).rows[0]?.map((fault) => rules.faultDetail(fault));
    return { title, answer, expected };
  }),
];
