import { blocksField, heroField, pageFields, summaryField, tagFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const workflow = defineType({
  name: 'workflow',
  label: 'Workflow',
  plural: 'Workflows',
  help: 'Steps from the beginning to the end, with what each needs.',
  version: 1,
  url: '/workflows/{slug}',
  card: ['summary', 'hero'],
  fields: {
    ...titleField,
    ...summaryField,
    ...heroField,
    steps: {
      kind: 'rows',
      label: 'Steps',
      required: true,
      max: 20,
      fields: {
        title: { kind: 'text', label: 'Step', required: true, max: 100 },
        text: { kind: 'rich_text', label: 'What is done', required: true },
        duration: { kind: 'text', label: 'How long', max: 60 },
      },
    },
    ...blocksField,
    ...tagFields,
    ...pageFields,
  },
});
