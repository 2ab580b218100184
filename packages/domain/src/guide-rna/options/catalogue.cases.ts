import type { RuleCase } from '../mutation-testing/ask-rules.ts';

/** The options and their tables (GR-1 to GR-16). */
export const catalogueCases: readonly RuleCase[] = [
  {
    title: 'each gene editor is sold as its product (GR-2)',
    answer: (rules) => rules.nucleases.map((nuclease) => `${nuclease} ${rules.productOf(nuclease)}`),
    expected: [
      'eSpOT-ON multiplex_sgrna',
      'AccuBase sgrna_kit',
      'hfCas12Max sgrna_kit',
      'SpCas9 sgrna_kit',
      'Other custom_rna',
    ],
  },
  {
    title: 'modifications are offered by editor (GR-5)',
    answer: (rules) => rules.nucleases.map((nuclease) => rules.modificationsFor(nuclease).join(' ')),
    expected: ['Standard', 'Standard', 'Standard', 'Standard Unmodified', 'Standard Unmodified User-Defined'],
  },
  {
    title: 'visitors from CN are not shown hfCas12Max, all others are (GR-4)',
    answer: (rules) => ['CN', 'US', null, 'constructor'].map((country) => rules.nucleasesShownIn(country).join(' ')),
    expected: [
      'eSpOT-ON AccuBase SpCas9 Other',
      'eSpOT-ON AccuBase hfCas12Max SpCas9 Other',
      'eSpOT-ON AccuBase hfCas12Max SpCas9 Other',
      'eSpOT-ON AccuBase hfCas12Max SpCas9 Other',
    ],
  },
  {
    title: 'plates are offered 10 nmol or less, tubes everything (GR-7, GR-97, ruling 26)',
    answer: (rules) => [
      rules.yieldOptionsFor('plate').map((option) => option.id),
      rules.yieldOptionsFor('tube').map((option) => option.nmol),
    ],
    expected: [
      ['1.5nmol', '3nmol', '5nmol', '10nmol'],
      [1.5, 3, 5, 10, 20, 50, 100],
    ],
  },
  {
    title: 'scaffolds have the specified lengths and sides, and only known bases (GR-15, GR-16, ruling 13)',
    answer: (rules) =>
      rules.nucleases.map((nuclease) => {
        const scaffold = rules.scaffoldOf(nuclease);
        return scaffold && [scaffold.side, ...scaffold.lengths, scaffold.sequence?.length ?? scaffold.label].join(' ');
      }),
    expected: [
      'appended 80 87 [80- or 87-nt scaffold]',
      'appended 80 [80-nt scaffold]',
      'prepended 23 [23-nt direct repeat]',
      'appended 80 80',
      null,
    ],
  },
];
