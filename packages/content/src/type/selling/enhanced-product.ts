import { blocksField, frameFields, pageFields, tagFields } from '../common-fields.ts';
import { defineType } from '../content-type.ts';
import { productFields } from './product-fields.ts';

export const enhancedProduct = defineType({
  name: 'enhanced_product',
  label: 'Enhanced product',
  plural: 'Enhanced products',
  help: 'A product page with tabs, used where no product page has the address (CT-21).',
  version: 1,
  url: '/product/{slug}',
  isFallback: true,
  card: ['summary', 'hero', 'product', 'legacy'],
  fields: {
    ...productFields,
    tabs: {
      kind: 'rows',
      label: 'Tabs',
      max: 8,
      fields: {
        label: { kind: 'text', label: 'Label', required: true, max: 40 },
        body: { kind: 'rich_text', label: 'Text', required: true },
      },
    },
    ...blocksField,
    ...tagFields,
    ...frameFields,
    ...pageFields,
  },
});
