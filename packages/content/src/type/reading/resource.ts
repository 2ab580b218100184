import { bodyField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const resource = defineType({
  name: 'resource',
  label: 'Resource',
  plural: 'Resources',
  help: 'A protocol, note, checklist, talk or poster.',
  version: 1,
  url: '/resources/{slug}',
  date: 'published_on',
  card: ['summary', 'resource_type', 'published_on', 'extent'],
  filters: { type: 'resource_type' },
  fields: {
    ...titleField,
    ...summaryField,
    resource_type: {
      kind: 'choice',
      label: 'Type',
      options: {
        protocol: 'Protocol',
        'application-note': 'Application note',
        checklist: 'Checklist',
        talk: 'Recorded talk',
        poster: 'Poster',
        'e-book': 'E-book',
        video: 'Video',
      },
      required: true,
    },
    published_on: { kind: 'date', label: 'Published on', required: true },
    extent: { kind: 'text', label: 'Extent', max: 40, help: 'Such as "8 pages" or "39 minutes".' },
    file: { kind: 'file', label: 'File' },
    ...heroField,
    ...bodyField,
    ...tagFields,
    ...pageFields,
  },
});
