import { tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const publication = defineType({
  name: 'publication',
  label: 'Publication',
  plural: 'Publications',
  help: 'A paper of others, with its DOI.',
  version: 1,
  url: null,
  unique: ['doi'],
  date: 'published_on',
  card: ['authors', 'journal', 'published_on', 'doi', 'remark'],
  filters: { resource: 'resources' },
  fields: {
    ...titleField,
    authors: { kind: 'text', label: 'Authors', required: true, max: 500 },
    journal: { kind: 'text', label: 'Journal', required: true, max: 200 },
    published_on: { kind: 'date', label: 'Published on', required: true },
    doi: { kind: 'text', label: 'DOI', required: true, max: 120, help: 'Such as 10.1126/science.1225829.' },
    remark: { kind: 'text', label: 'What it is read for', lines: 2, max: 400 },
    resources: { kind: 'references', label: 'Resources about it', to: ['resource'], max: 8 },
    ...tagFields,
  },
});
