import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const customers = defineType({
  name: 'customers',
  label: 'Customers',
  plural: 'Customers',
  help: 'Whom we work for.',
  version: 1,
  url: '/customers',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
