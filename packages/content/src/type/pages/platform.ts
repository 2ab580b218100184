import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const platform = defineType({
  name: 'platform',
  label: 'Platform',
  plural: 'Platforms',
  help: 'How a technique of ours works.',
  version: 1,
  url: '/platform/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
