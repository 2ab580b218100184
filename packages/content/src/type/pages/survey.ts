import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const survey = defineType({
  name: 'survey',
  label: 'Survey',
  plural: 'Surveys',
  help: 'A page with a form that asks.',
  version: 1,
  url: '/surveys/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
