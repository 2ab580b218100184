import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const thankYou = defineType({
  name: 'thank_you',
  label: 'Thank-you page',
  plural: 'Thank-you pages',
  help: 'What follows a form that was sent.',
  version: 1,
  url: '/thanks/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
