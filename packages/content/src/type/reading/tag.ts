import { titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';
import { tagTypes } from '../tag-types.ts';

export const tag = defineType({
  name: 'tag',
  label: 'Tag',
  plural: 'Tags',
  help: 'What entries are filtered by.',
  version: 1,
  url: null,
  unique: ['tag_type', 'slug'],
  card: ['tag_type', 'slug', 'product'],
  fields: {
    ...titleField,
    tag_type: { kind: 'choice', label: 'Type', options: tagTypes, required: true },
    slug: { kind: 'slug', label: 'Slug', required: true },
    product: {
      kind: 'reference',
      label: 'Product',
      help: 'The page of the product that the tag stands for; help articles with the tag lead to it.',
      to: ['product', 'enhanced_product'],
    },
  },
});
