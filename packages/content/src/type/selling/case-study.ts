import { blocksField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const caseStudy = defineType({
  name: 'case_study',
  label: 'Case study',
  plural: 'Case studies',
  help: 'A worked example, with where its data are from.',
  version: 1,
  url: '/stories/{slug}',
  date: 'published_on',
  card: ['summary', 'hero', 'published_on'],
  fields: {
    ...titleField,
    ...summaryField,
    published_on: { kind: 'date', label: 'Published on', required: true },
    data_source: { kind: 'text', label: 'Where the data are from', lines: 2, required: true, max: 400 },
    ...heroField,
    body: { kind: 'rich_text', label: 'Text' },
    ...blocksField,
    ...tagFields,
    ...pageFields,
  },
});
