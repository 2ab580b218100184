import { blocksField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const experience = defineType({
  name: 'experience',
  label: 'Experience',
  plural: 'Experiences',
  help: 'A page that shows something step by step, for looking at.',
  version: 1,
  url: '/experiences/{slug}',
  card: ['summary', 'hero'],
  fields: {
    ...titleField,
    ...summaryField,
    ...heroField,
    scenes: {
      kind: 'rows',
      label: 'Scenes',
      max: 20,
      fields: {
        title: { kind: 'text', label: 'Title', required: true },
        text: { kind: 'rich_text', label: 'Text', required: true },
        image: { kind: 'image', label: 'Picture' },
      },
    },
    ...blocksField,
    ...tagFields,
    ...pageFields,
  },
});
