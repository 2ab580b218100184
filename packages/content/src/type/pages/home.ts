import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const home = defineType({
  name: 'home',
  label: 'Home',
  plural: 'Home',
  help: 'The first page.',
  version: 1,
  url: '/',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
