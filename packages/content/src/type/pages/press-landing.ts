import { blocksField, frameFields, pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const pressLanding = defineType({
  name: 'press_landing',
  label: 'Press',
  plural: 'Press',
  help: 'The head of the press pages, with whom to ask.',
  version: 1,
  url: '/press',
  card: ['summary'],
  fields: {
    ...titleField,
    summary: { kind: 'text', label: 'Summary', lines: 3, max: 300 },
    contact: { kind: 'text', label: 'Whom the press asks', lines: 3, max: 400 },
    files: {
      kind: 'rows',
      label: 'For the press',
      max: 12,
      fields: {
        title: { kind: 'text', label: 'Title', required: true },
        file: { kind: 'file', label: 'File', required: true },
      },
    },
    ...blocksField,
    ...frameFields,
    ...pageFields,
  },
});
