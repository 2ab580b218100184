import { titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const pressNews = defineType({
  name: 'press_news',
  label: 'News elsewhere',
  plural: 'News elsewhere',
  help: 'What others published about us, with a link to it.',
  version: 1,
  url: null,
  unique: ['href'],
  date: 'published_on',
  card: ['source', 'href', 'published_on'],
  fields: {
    ...titleField,
    source: { kind: 'text', label: 'Where it was published', required: true, max: 120 },
    href: { kind: 'link', label: 'Link', required: true },
    published_on: { kind: 'date', label: 'Published on', required: true },
  },
});
