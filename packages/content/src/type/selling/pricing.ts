import { orderedProducts } from '../../block/index.ts';
import { pageFields, summaryField, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const pricing = defineType({
  name: 'pricing',
  label: 'Prices of a product',
  plural: 'Prices of products',
  help: 'Texts around a price list. The prices are those of the price list.',
  version: 1,
  url: '/pricing/{slug}',
  card: ['summary'],
  fields: {
    ...titleField,
    ...summaryField,
    product: { kind: 'choice', label: 'Product', options: orderedProducts, required: true },
    body: { kind: 'rich_text', label: 'Text' },
    remarks: { kind: 'rich_text', label: 'Remarks below the prices' },
    ...pageFields,
  },
});
