import { blocksField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const productFamily = defineType({
  name: 'product_family',
  label: 'Product family',
  plural: 'Product families',
  help: 'What belongs together, with its products.',
  version: 1,
  url: '/product-families/{slug}',
  card: ['summary', 'hero'],
  fields: {
    ...titleField,
    ...summaryField,
    ...heroField,
    products: { kind: 'references', label: 'Products', to: ['product', 'enhanced_product'], max: 24 },
    ...blocksField,
    ...tagFields,
    ...pageFields,
  },
});
