import { titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const guidedEditQuestion = defineType({
  name: 'guided_edit_question',
  label: 'Question of guided edit',
  plural: 'Questions of guided edit',
  help: 'What is asked, and where each answer leads.',
  version: 1,
  url: null,
  unique: ['slug'],
  card: ['slug', 'number'],
  fields: {
    ...titleField,
    slug: { kind: 'slug', label: 'Slug', required: true },
    number: { kind: 'number', label: 'Number', min: 1, max: 99, required: true },
    why: { kind: 'text', label: 'Why it is asked', lines: 3, max: 400 },
    answers: {
      kind: 'rows',
      label: 'Answers',
      required: true,
      max: 12,
      fields: {
        label: { kind: 'text', label: 'Answer', required: true, max: 120 },
        hint: { kind: 'text', label: 'Hint', max: 200 },
        next: { kind: 'slug', label: 'Slug of the question or destination that follows', required: true },
      },
    },
  },
});
