import { pageFields, titleField } from '../common-fields.ts';
import { defineType } from '../content-type.ts';

export const helpCategory = defineType({
  name: 'help_category',
  label: 'Help category',
  plural: 'Help categories',
  help: 'A shelf of help articles.',
  version: 1,
  url: '/help/category/{slug}',
  card: ['slug', 'about', 'icon'],
  fields: {
    ...titleField,
    slug: { kind: 'slug', label: 'Slug', required: true },
    about: { kind: 'text', label: 'About', lines: 2, max: 200 },
    icon: {
      kind: 'choice',
      label: 'Sign',
      options: {
        guide: 'Guide',
        plate: 'Plate',
        library: 'Library',
        cells: 'Cells',
        price: 'Price',
        truck: 'Shipping',
        bench: 'Bench',
        person: 'Account',
      },
    },
    ...pageFields,
  },
});
