import { bodyField, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const legal = defineType({
  name: 'legal',
  label: 'Legal text',
  plural: 'Legal texts',
  help: 'Terms and notices. A new text is a new version; the ones before stay readable.',
  version: 1,
  url: '/legal/{slug}',
  date: 'valid_from',
  card: ['text_version', 'valid_from'],
  fields: {
    ...titleField,
    text_version: { kind: 'text', label: 'Version', required: true, max: 40 },
    valid_from: { kind: 'date', label: 'Valid from', required: true },
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 400 },
    ...bodyField,
    ...pageFields,
  },
});
