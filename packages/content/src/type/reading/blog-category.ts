import { titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const blogCategory = defineType({
  name: 'blog_category',
  label: 'Blog category',
  plural: 'Blog categories',
  help: 'A section of the blog, with a list at /blog/category/….',
  version: 1,
  url: null,
  unique: ['slug'],
  card: ['slug', 'about'],
  fields: {
    ...titleField,
    slug: { kind: 'slug', label: 'Slug', required: true },
    about: { kind: 'text', label: 'About', lines: 3, max: 400 },
  },
});
