import { pageFields, summaryField, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const costCalculator = defineType({
  name: 'cost_calculator',
  label: 'Cost calculator',
  plural: 'Cost calculators',
  help: 'Texts and inputs; the sum is calculated by the rules of prices.',
  version: 1,
  url: '/calculators/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    ...summaryField,
    calculator: {
      kind: 'choice',
      label: 'What it calculates',
      options: { 'cell-library': 'An engineered cell library' },
      required: true,
    },
    pools_label: { kind: 'text', label: 'Label of the number of pools', required: true, max: 80 },
    copies_label: { kind: 'text', label: 'Label of the number of copies', required: true, max: 80 },
    body: { kind: 'rich_text', label: 'Text' },
    ...pageFields,
  },
});
