import { bodyField, summaryField, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const guidedEditDestination = defineType({
  name: 'guided_edit_destination',
  label: 'Destination of guided edit',
  plural: 'Destinations of guided edit',
  help: 'What is recommended at the end.',
  version: 1,
  url: null,
  unique: ['slug'],
  card: ['slug', 'summary'],
  fields: {
    ...titleField,
    slug: { kind: 'slug', label: 'Slug', required: true },
    ...summaryField,
    ...bodyField,
    href: { kind: 'link', label: 'Where it leads', required: true },
    label: { kind: 'text', label: 'Label of the button', required: true, max: 60 },
  },
});
