import { pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const author = defineType({
  name: 'author',
  label: 'Author',
  plural: 'Authors',
  help: 'Who wrote something: a desk or a person.',
  version: 1,
  url: '/authors/{slug}',
  card: ['role', 'picture'],
  fields: {
    ...titleField,
    role: { kind: 'text', label: 'Role', required: true, max: 120 },
    picture: { kind: 'image', label: 'Picture' },
    about: { kind: 'rich_text', label: 'About' },
    ...pageFields,
  },
});
