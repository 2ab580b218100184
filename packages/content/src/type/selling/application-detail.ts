import { blocksField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const applicationDetail = defineType({
  name: 'application_detail',
  label: 'Application',
  plural: 'Applications',
  help: 'What a product is used for, from question to read-out.',
  version: 1,
  url: '/applications/{slug}',
  card: ['summary', 'hero'],
  fields: {
    ...titleField,
    ...summaryField,
    ...heroField,
    body: { kind: 'rich_text', label: 'Text' },
    products: { kind: 'references', label: 'Products for it', to: ['product', 'enhanced_product'], max: 8 },
    ...blocksField,
    ...tagFields,
    ...pageFields,
  },
});
