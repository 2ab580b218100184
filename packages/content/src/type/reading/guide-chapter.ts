import { bodyField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const guideChapter = defineType({
  name: 'guide_chapter',
  label: 'Chapter of a guide',
  plural: 'Chapters of guides',
  help: 'A chapter, read in its place among the others.',
  version: 1,
  url: '/learn/{slug}',
  card: ['summary', 'number', 'guide'],
  filters: { guide: 'guide' },
  fields: {
    ...titleField,
    ...summaryField,
    guide: { kind: 'reference', label: 'Guide', to: ['guide_home'], required: true },
    number: { kind: 'number', label: 'Number', min: 1, max: 99, required: true },
    ...heroField,
    ...bodyField,
    ...tagFields,
    ...pageFields,
  },
});
