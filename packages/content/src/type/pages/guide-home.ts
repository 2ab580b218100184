import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const guideHome = defineType({
  name: 'guide_home',
  label: 'Guide',
  plural: 'Guides',
  help: 'The first page of a guide; its chapters are listed below.',
  version: 1,
  url: '/learn/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
