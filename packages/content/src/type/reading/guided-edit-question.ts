import { titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const guidedEditQuestion = defineType({
  name: 'guided_edit_question',
  label: 'Question of guided edit',
  plural: 'Questions of guided edit',
  help: 'The words of a question. Where an answer leads is decided by the store.',
  version: 2,
  // An answer led to a question; now it names the answer whose words it has.
  migrations: { 1: (fields) => ({ ...fields, answers: answersOf(fields['answers']) }) },
  url: null,
  unique: ['slug'],
  card: ['slug', 'number', 'why', 'answers'],
  fields: {
    ...titleField,
    slug: { kind: 'slug', label: 'Question of the store, such as goal', required: true },
    number: { kind: 'number', label: 'Number', min: 1, max: 99, required: true },
    why: { kind: 'text', label: 'Why it is asked', lines: 3, max: 400 },
    answers: {
      kind: 'rows',
      label: 'Answers',
      max: 12,
      fields: {
        answer: { kind: 'slug', label: 'Answer of the store, such as knock-in', required: true },
        label: { kind: 'text', label: 'Words of the answer', required: true, max: 120 },
        hint: { kind: 'text', label: 'Hint', max: 200 },
      },
    },
  },
});

const answersOf = (rows: unknown): readonly unknown[] =>
  (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('next' in row)) return row;
    const { next, ...words } = row;
    return { answer: next, ...words };
  });
