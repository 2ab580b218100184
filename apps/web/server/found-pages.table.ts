/** Pages of the program for search engines: lists, what compares and explains products, and order screens. */
export const pagesOfProgram: readonly string[] = [
  '/help',
  '/blog',
  '/resources',
  '/applications',
  '/stories',
  '/publications',
  '/podcast',
  '/learn',
  '/events',
  '/team',
  '/success',
  '/compare',
  '/distributors',
  '/guides',
  '/guides/sequence',
  '/guided-edit',
  '/requests',
  '/order/guide-rna',
  '/order/guide-rna/tubes',
  '/order/gene-library',
  '/order/engineered-cell-library',
  '/order/express-knockout',
  '/order/gene-knockout',
  '/order/engineered-cells/crispr-knockout-cell-pool',
  '/order/engineered-cells/crispr-knockout-cell-clone',
];

/** Pages that an entry may fill, and that say something without one, too. */
export const pagesByEntries: readonly string[] = ['/', '/press', '/contact', '/careers'];

/** What machines are not to read. */
export const crawlRules: readonly string[] = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /account/',
  'Disallow: /demo/',
];
