import type { NavigationWord } from '@cutsite/ui/chrome';

/** The words of the top navigation, and where each is marked. */
export const navigationTexts: readonly NavigationWord[] = [
  { id: 'guide-rna', label: 'Guide RNA', places: ['/order/guide-rna', '/guides'] },
  { id: 'libraries', label: 'Libraries', places: ['/order/gene-library', '/order/engineered-cell-library'] },
  {
    id: 'cells',
    label: 'Cells',
    places: ['/order/express-knockout', '/order/gene-knockout', '/order/engineered-cells'],
  },
  {
    id: 'learn',
    label: 'Learn',
    places: ['/learn', '/applications', '/resources', '/blog', '/stories', '/publications', '/events', '/podcast'],
  },
  { id: 'help', label: 'Help', places: ['/help', '/contact', '/distributors'] },
];
