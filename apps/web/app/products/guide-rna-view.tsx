import type { CartItemWire } from '@cutsite/contracts/cart';
import { genomes, yieldOptions } from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate96, wellIndex } from '@cutsite/domain/labware';
import { guideQuery } from '@cutsite/domain/price';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import type { ItemView } from '../platform/item-view.ts';
import { GuideList } from './guide-list.tsx';
import styles from './item-views.module.css';

/** A plate of guides, or tubes that share all settings. */
export const guideRnaView: ItemView = {
  Picture: GuidesPicture,
  description: settingsText,
  Contents: GuideList,
  reviewed: (item) => `${item.nuclease ?? 'guide RNA'} plate`,
  editAddress,
  editsKeptIn: 'cutsite-guide-rna',
  canBeDuplicated: true,
  priceQuery,
  noun: ({ product_format: format }) => (format === 'tube' ? ['tube', 'tubes'] : ['guide', 'guides']),
};

/** The builder, with this item in it (GR-39). */
function editAddress(item: CartItemWire): string {
  return `/order/guide-rna${item.product_format === 'tube' ? '/tubes' : ''}?item=${encodeURIComponent(item.id)}`;
}

/** Of one guide of the line, which are of one price. */
function priceQuery(item: CartItemWire, { min_length: length }: CartItemWire['price_lines'][number]) {
  const { product_slug: productSlug, product_format: format, guaranteed_yield: amount, mod, nuclease } = item;
  if (format === null || amount === null || mod === null || nuclease === null || length === null) return null;
  return guideQuery({ productSlug, format, yield: amount, modifications: mod, nuclease }, length);
}

/** "SpCas9, standard modifications, 3 nmol, standard purification, human, K-562" */
function settingsText(item: CartItemWire): string {
  const amount = yieldOptions.find((option) => option.id === item.guaranteed_yield)?.display ?? item.guaranteed_yield;
  const genome = genomes.find(({ slug }) => slug === item.species)?.commonName ?? item.species;
  const words = [
    item.nuclease === 'Other' ? 'other editor' : item.nuclease,
    item.mod === null ? null : `${item.mod.toLowerCase()} modifications`,
    amount,
    item.processing.includes('hplc') ? 'HPLC' : 'standard purification',
    genome === 'other' ? null : genome,
    item.cell_line,
  ];
  return words.filter((word) => word !== null).join(', ');
}

/** The plate as a small map with its wells filled; tubes as tubes. */
function GuidesPicture({ item }: { readonly item: CartItemWire }) {
  if (item.product_format === 'tube') {
    const shown = item.sequences.slice(0, 6);
    return (
      <span className={styles.tubes} aria-hidden="true">
        {shown.map((sequence) => (
          <i key={sequence.name} />
        ))}
      </span>
    );
  }
  const states = new Map<number, WellState>();
  for (const { well } of item.sequences) {
    const position = well === null ? null : parseWellLabel(well, plate96);
    if (position?.ok === true) states.set(wellIndex(position.value, plate96), 'filled');
  }
  return (
    <PlateMap format={plate96} states={states} label={`${item.name}: ${states.size} of ${plate96.wellCount} wells`} />
  );
}
