import { blocksField, frameFields, pageFields, tagFields } from '../common-fields.ts';
import { defineType } from '../content-type.ts';
import { productFields } from './product-fields.ts';

export const product = defineType({
  name: 'product',
  label: 'Product',
  plural: 'Products',
  help: 'The page of a product.',
  version: 1,
  url: '/product/{slug}',
  card: ['summary', 'hero', 'product', 'legacy'],
  fields: {
    ...productFields,
    ...blocksField,
    ...tagFields,
    ...frameFields,
    ...pageFields,
  },
});
