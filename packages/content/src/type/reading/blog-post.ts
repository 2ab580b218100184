import { bodyField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const blogPost = defineType({
  name: 'blog_post',
  label: 'Blog post',
  plural: 'Blog posts',
  help: 'An article with an author, a category and tags.',
  version: 1,
  url: '/blog/{slug}',
  date: 'date_updated',
  card: ['summary', 'hero', 'date_updated', 'category', 'author'],
  filters: { blog_category: 'category', category: 'category', author: 'author' },
  fields: {
    ...titleField,
    ...summaryField,
    author: { kind: 'reference', label: 'Author', to: ['author'], required: true },
    category: { kind: 'reference', label: 'Category', to: ['blog_category'], required: true },
    date_updated: { kind: 'date', label: 'Date', required: true, help: 'Posts are sorted by it.' },
    ...heroField,
    ...bodyField,
    related: {
      kind: 'references',
      label: 'Used in this article',
      to: ['product', 'enhanced_product', 'resource'],
      max: 4,
    },
    ...tagFields,
    ...pageFields,
  },
});
