import type { GenomeSlug } from '../gene/index.ts';
import { catalogueCode } from './catalogue-code.ts';
import { quantityFaults } from './knockout-faults.ts';
import { type KnockoutSlug, knockoutProducts } from './knockout-products.table.ts';

/** The code of a row as it stands; null where it has none: cells by other amounts than those offered are not sold. */
export const codeOfRow = (slug: KnockoutSlug, genome: GenomeSlug, symbol: string, quantity: number): string | null =>
  knockoutProducts[slug].byAmount && quantityFaults(slug, quantity).length === 0
    ? catalogueCode(genome, symbol, quantity)
    : null;
