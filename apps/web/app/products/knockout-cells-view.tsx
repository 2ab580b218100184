import type { CartItemWire } from '@cutsite/contracts/cart';
import { geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { knockoutAmounts, knockoutSlugs } from '@cutsite/domain/knockout-cells';
import { knockoutQuery } from '@cutsite/domain/price';
import type { ItemView } from '../platform/item-view.ts';
import { DishPicture } from './dish-picture.tsx';
import styles from './item-views.module.css';

/** The screen of each product; what is none of them opens as the first. */
const addresses: Readonly<Record<string, string>> = {
  cell_gko: '/order/engineered-cells/crispr-knockout-cell-pool',
  cell_clonal: '/order/engineered-cells/crispr-knockout-cell-clone',
};

/** What each product is counted in; guides for a knockout are counted by their genes. */
const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  cell_gko: ['pool', 'pools'],
  cell_clonal: ['clone', 'clones'],
};

/** The knockout of a gene in a line: guides by the amount, a pool or a clone. */
export const knockoutCellsView: ItemView = {
  Picture,
  description: settingsText,
  Contents: null,
  reviewed: () => 'cell line of your own',
  editAddress: ({ id, product_slug: slug }) =>
    `${addresses[slug] ?? '/order/gene-knockout'}?item=${encodeURIComponent(id)}`,
  editsKeptIn: 'cutsite-knockout-cells',
  canBeDuplicated: false,
  foldedFrom: 7,
  priceQuery,
  noun: ({ product_slug: slug }) => nouns[slug] ?? ['knockout', 'knockouts'],
};

function Picture({ item }: { readonly item: CartItemWire }) {
  if (item.product_slug !== 'gene_knockout') {
    return <DishPicture colonies={item.product_slug === 'cell_clonal' ? 'one' : 'many'} />;
  }
  return (
    <span className={styles.tubes} aria-hidden="true">
      <i />
    </span>
  );
}

function priceQuery({ product_slug: slug, guaranteed_yield: amount, cell_line: cellLine, species }: CartItemWire) {
  const productSlug = knockoutSlugs.find((one) => one === slug);
  const genome = genomeSlugs.find((one) => one === species);
  if (productSlug === undefined || genome === undefined || cellLine === null) return null;
  const quantity = knockoutAmounts.find((one) => `${one}nmol` === amount) ?? null;
  return knockoutQuery({ productSlug, genome, quantity, cellLine });
}

/** "3 nmol, K-562, human, GKO-HS-KEAP1-3" */
function settingsText(item: CartItemWire): string {
  const genome = genomeSlugs.find((slug) => slug === item.species);
  const words = [
    item.guaranteed_yield?.replace('nmol', ' nmol'),
    item.cell_line,
    genome === undefined ? null : geneGenomes[genome].commonName,
    item.catalogue_code,
  ];
  return words.filter((word) => typeof word === 'string').join(', ');
}
