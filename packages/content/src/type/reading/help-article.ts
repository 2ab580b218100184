import { bodyField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const helpArticle = defineType({
  name: 'help_article',
  label: 'Help article',
  plural: 'Help articles',
  help: 'One question with its answer.',
  version: 1,
  url: '/help/{slug}',
  date: 'checked_on',
  card: ['summary', 'categories', 'product', 'tags'],
  filters: { category: 'categories' },
  fields: {
    ...titleField,
    ...summaryField,
    categories: { kind: 'references', label: 'Categories', to: ['help_category'], required: true, max: 5 },
    product: { kind: 'reference', label: 'Product', to: ['product', 'enhanced_product'] },
    ...bodyField,
    steps: {
      kind: 'rows',
      label: 'Steps',
      help: 'For a how-to: what is done, one step after another.',
      fields: {
        title: { kind: 'text', label: 'Step', required: true },
        text: { kind: 'rich_text', label: 'How' },
      },
    },
    related: { kind: 'references', label: 'Related', to: ['help_article', 'blog_post', 'resource'], max: 8 },
    checked_on: { kind: 'date', label: 'Checked on' },
    asked_as: {
      kind: 'text',
      label: 'Often asked as',
      help: 'A few words that lead here from the head of the help, such as “T or U”; of the articles that have some, five are shown.',
      max: 32,
    },
    outdated: { kind: 'text', label: 'Note that it is out of date', lines: 2, max: 300 },
    ...tagFields,
    ...pageFields,
  },
});
