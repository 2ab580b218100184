import { orderedProducts } from '../../block/index.ts';
import {
  blocksField,
  frameFields,
  heroField,
  pageFields,
  summaryField,
  tagFields,
  titleField,
} from '../common-fields.ts';
import { defineType } from '../content-type.ts';
import { productSteps } from './product-steps.ts';

export const product = defineType({
  name: 'product',
  label: 'Product',
  plural: 'Products',
  help: 'The page of a product.',
  version: 1,
  url: '/product/{slug}',
  card: ['summary', 'hero', 'product', 'legacy'],
  fields: {
    ...titleField,
    ...summaryField,
    family: { kind: 'reference', label: 'Product family', to: ['product_family'] },
    product: { kind: 'choice', label: 'What is ordered', options: orderedProducts },
    legacy: { kind: 'flag', label: 'No longer made', help: 'It is marked, and cannot be ordered from its page.' },
    legacy_since: { kind: 'date', label: 'No longer made since', help: 'It is said in the note.' },
    successor: { kind: 'reference', label: 'What replaces it', to: ['product', 'enhanced_product'] },
    ...heroField,
    facts: {
      kind: 'rows',
      label: 'Facts at a glance',
      max: 6,
      fields: {
        label: { kind: 'text', label: 'What', required: true, max: 60 },
        value: { kind: 'text', label: 'Value', required: true, max: 80 },
      },
    },
    ...productSteps,
    related: {
      kind: 'references',
      label: 'Related',
      to: ['resource', 'help_article', 'blog_post', 'case_study'],
      max: 8,
    },
    ...blocksField,
    ...tagFields,
    ...frameFields,
    ...pageFields,
  },
});
