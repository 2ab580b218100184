/** A path that leads through one of these places. */
const through = (...places: readonly string[]): RegExp => new RegExp(`/(?:${places.join('|')})/`);

const kitOfParts = '(?:button|class-names|chrome|colour-scheme|dialog|form|icon|notice|pill|skeleton|toast)';

/**
 * Rules that few pages need when they open come with those pages: accounts' carry the list of common passwords,
 * addresses the table of countries, and each product has its own.
 */
const ofFewPages = [
  'account',
  'address',
  'edit-credit',
  'payment',
  'placed-order',
  'quote',
  'report',
  'share',
  'sheet',
  'site-form',
  'staff',
  'advanced-request',
  'attachment',
  'form',
  'guided-edit',
  'gene',
  'gene-library',
  'cell-library',
  'express-knockout',
  'knockout-cells',
  'quoted-line',
  'guide-design',
  'guide-rna/(?!options)[^/]+',
  'named-cell-line',
  'sold-product',
].map((room) => `${room}/`);

/** Leaf modules of a few lines that every order screen needs when it opens. */
const smallOfOrderScreens = [
  'app/builder/account-links/account-copy',
  'app/builder/faults/focus-after-press',
  'app/builder/list-import/kept-list',
  'app/builder/paste/clipboard-text',
  'app/builder/plate-check/well-label-lines',
  'app/builder/screen/start-over',
  'app/builder/settings-bar/setting',
  'app/platform/between-pages/kept-start',
  'domain/src/gene/genomes',
  'node_modules/zustand/esm/react',
];

/**
 * Which modules come in one file, the first group that fits. What many pages need comes in a file each, not in a dozen:
 * on a slow line the round trips take longer than the bytes. All else is split by what uses it.
 */
export const shippedFiles = [
  // Two style sheets a page: what all pages wear, and what the builder, a page of text or the rest of the shop wears
  // beside it. What the builder opens on demand brings one of its own.
  {
    name: 'site',
    test: /\/(?:packages\/ui\/src\/(?!plate-grid)|features\/(?:chrome|errors)\/).*\.css$/,
    priority: 9,
  },
  { name: 'content', test: /\/features\/content-pages\/.*\.css$/, priority: 9 },
  {
    name: 'builder-dialogs',
    test: /\/(?:app\/builder\/(?:keyboard-help|label|list-import|plate-dialog|projects|report)|features\/(?:guide-rna|gene-library|cell-library|express-knockout|knockout-cells)\/(?:add-|molecule|report))[^.]*\.module\.css$/,
    priority: 9,
  },
  {
    name: 'builder',
    test: /\/(?:app\/builder|features\/(?:guide-rna|gene-library|cell-library)|ui\/src\/plate-grid)\/.*\.css$/,
    priority: 8,
  },
  // Few pages wear it, and the names of its classes would come with every page.
  { name: 'requests', test: /\/features\/(?:advanced-request|guided-edit)\/.*\.css$/, priority: 8 },
  { name: 'desk', test: /\.css$/, priority: 7 },
  // Without mutations and infinite queries: pages of the shop use them, and no order screen does.
  {
    name: 'framework',
    test: new RegExp(
      `${through('node_modules/(?:react|react-dom|scheduler|react-router|@tanstack)').source}(?!.*/(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\\.js)`,
    ),
    priority: 6,
  },
  {
    name: 'kit',
    test: through(
      `packages/ui/src/${kitOfParts}`,
      'app/platform/(?:boot|service|forms)',
      'app/features/(?:chrome|errors)',
    ),
    priority: 5,
  },
  {
    name: 'wire',
    test: through('packages/api-client', 'packages/contracts/src/(?:endpoint|problem)', 'node_modules/zod'),
    priority: 4,
  },
  // The contracts are not among them: each makes its schemas when it is loaded, and few pages need more than three.
  {
    name: 'domain',
    test: new RegExp(
      `/packages/domain/src/(?!${ofFewPages.join('|')}|price/price-(?:library|cell-library|knockout)|text/count-in)`,
    ),
    minShareCount: 3,
    priority: 3,
  },
  // Small things of every order screen.
  {
    name: 'order-screen',
    test: new RegExp(`/(?:${smallOfOrderScreens.join('|')})\\.(?:tsx?|mjs)$`),
    minShareCount: 3,
    priority: 2,
  },
  // What a price is shown with comes with the purchase: a page that needs a part of it takes all, as a file more would
  // cost every order screen.
  {
    name: 'price-bar',
    test: /\/app\/builder\/(?:price-bar|purchase)\/(?!price-reasons|choice-prices)[^.]*\.tsx?$/,
    minShareCount: 5,
    priority: 2,
  },
  // How the browser keeps projects, but for what comes with the purchase. The cart asks it for unsaved edits, and would
  // split it into files of a few lines.
  {
    name: 'drafts',
    test: /\/app\/builder\/drafts\/(?!kept-projects|draft-record|choose-record|project-file)[^.]*\.ts$/,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'guides',
    test: through('domain/src/guide-rna/(?!options/|repairs/propose).*'),
    minShareCount: 3,
    priority: 2,
  },
];
