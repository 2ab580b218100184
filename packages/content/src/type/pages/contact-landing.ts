import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const contactLanding = defineType({
  name: 'contact_landing',
  label: 'Contact',
  plural: 'Contact',
  help: 'How to reach us.',
  version: 1,
  url: '/contact',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
