import type { CartItemWire } from '@cutsite/contracts/cart';
import { geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import type { PriceQuery } from '@cutsite/domain/price';
import type { ItemView } from '../platform/item-view.ts';
import { DishPicture } from './dish-picture.tsx';
import styles from './item-views.module.css';

/** The screen of each product; what is none of them opens as the first. */
const addresses: Readonly<Record<string, string>> = {
  cell_gko: '/order/engineered-cells/crispr-knockout-cell-pool',
  cell_clonal: '/order/engineered-cells/crispr-knockout-cell-clone',
};

/** The knockout of a gene in a line: guides by the amount, a pool or a clone. */
export const knockoutCellsView: ItemView = {
  Picture,
  description: settingsText,
  Contents: null,
  reviewed: () => 'cell line of your own',
  editAddress: ({ id, product_slug: slug }) =>
    `${addresses[slug] ?? '/order/gene-knockout'}?item=${encodeURIComponent(id)}`,
  canBeDuplicated: false,
  foldedFrom: 7,
  priceQuery,
  unitWord: (_item, count) => (count === 1 ? 'knockout' : 'knockouts'),
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

function priceQuery(item: CartItemWire): PriceQuery {
  const { product_slug: productSlug, guaranteed_yield: amount, cell_line: line, species } = item;
  const isClone = productSlug === 'cell_clonal';
  return {
    productSlug,
    productType: amount !== null ? 'tube' : isClone ? 'clone' : 'pool',
    options: {
      ...(amount === null
        ? { cell_line: line?.startsWith('Other') === true ? 'own' : 'catalogue' }
        : { yield: amount }),
      ...(species === null ? {} : { species }),
    },
    numbers: {},
  };
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
