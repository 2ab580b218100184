import { bodyField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const pressReleasePage = defineType({
  name: 'press_release_page',
  label: 'Press release',
  plural: 'Press releases',
  help: 'News of ours for the press.',
  version: 1,
  url: '/press/{slug}',
  date: 'released_on',
  card: ['summary', 'released_on'],
  fields: {
    ...titleField,
    ...summaryField,
    released_on: { kind: 'date', label: 'Released on', required: true },
    place: { kind: 'text', label: 'Place', max: 80 },
    ...bodyField,
    contact: { kind: 'text', label: 'Contact', lines: 2, max: 300 },
    ...tagFields,
    ...pageFields,
  },
});
