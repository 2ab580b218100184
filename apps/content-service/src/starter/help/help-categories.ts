import { anEntry, type StarterEntry } from '../starter-entry.ts';

/** The shelves of the help. */
export const helpCategories: readonly StarterEntry[] = [
  anEntry('help_category', 'guide-rna', {
    title: 'Guide RNA',
    slug: 'guide-rna',
    about: 'Plates and tubes: targets, editors, modifications and names.',
    icon: 'guide',
  }),
  anEntry('help_category', 'libraries', {
    title: 'Libraries',
    slug: 'libraries',
    about: 'Gene libraries and engineered cell libraries, from the list of genes to the plate.',
    icon: 'library',
  }),
  anEntry('help_category', 'cells', {
    title: 'Knockout cells',
    slug: 'cells',
    about: 'Express knockout, knockout pools and clones.',
    icon: 'cells',
  }),
  anEntry('help_category', 'orders', {
    title: 'Orders and prices',
    slug: 'orders',
    about: 'How prices are set, what is saved, and how to order by program.',
    icon: 'price',
  }),
];
