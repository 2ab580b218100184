import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const landing = defineType({
  name: 'landing',
  label: 'Landing page',
  plural: 'Landing pages',
  help: 'A page of blocks at an address of its own.',
  version: 1,
  url: '/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
