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

export const offer = defineType({
  name: 'offer',
  label: 'Offer',
  plural: 'Offers',
  help: 'Something for a time, with its conditions.',
  version: 1,
  url: '/offers/{slug}',
  date: 'valid_until',
  card: ['summary', 'hero', 'valid_until'],
  fields: {
    ...titleField,
    ...summaryField,
    valid_until: { kind: 'date', label: 'Valid until' },
    conditions: { kind: 'rich_text', label: 'Conditions', required: true },
    ...heroField,
    ...blocksField,
    ...tagFields,
    ...frameFields,
    ...pageFields,
  },
});
