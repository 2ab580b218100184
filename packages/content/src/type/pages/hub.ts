import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const hub = defineType({
  name: 'hub',
  label: 'Hub',
  plural: 'Hubs',
  help: 'A page that gathers what is about one thing.',
  version: 1,
  url: '/hubs/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
