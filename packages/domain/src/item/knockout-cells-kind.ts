import { geneGenomes, genomeSlugs } from '../gene/index.ts';
import {
  catalogueCode,
  checkKnockoutItem,
  isOwnLine,
  type KnockoutItem,
  type KnockoutSlug,
  knockoutAmounts,
  knockoutProducts,
  knockoutSlugs,
  lineOfTimes,
  ownLineName,
  withKnockoutFacts,
} from '../knockout-cells/index.ts';
import { knockoutProductTypes, knockoutQuery, lineOrigins, priceKnockout } from '../price/index.ts';
import { restrictedIn } from '../product/index.ts';
import type { ItemFact, ItemKindRules, KindCheck, KindCheckContext, KindFault, OfferedProduct } from './item-kind.ts';
import { makingTimeOf } from './making-times.table.ts';
import { noCatalogueFault } from './no-catalogue.ts';
import { lineChoices } from './offered-choices.ts';

/** What a look-up takes for what it leaves out; ours (PR-16). */
const defaultAmount = 3;

function offered(slug: KnockoutSlug): OfferedProduct {
  const { label, byAmount, temperature } = knockoutProducts[slug];
  const { productSlug: _, ...usual } = knockoutQuery({
    productSlug: slug,
    genome: 'homo_sapiens',
    quantity: byAmount ? defaultAmount : null,
    cellLine: '',
  });
  const species = () => genomeSlugs;
  return {
    label,
    temperature,
    isAddOn: false,
    productTypes: [knockoutProductTypes[slug]],
    options: byAmount
      ? { yield: () => knockoutAmounts.map((amount) => `${amount}nmol`), species }
      : { cell_line: () => lineOrigins, species },
    numbers: {},
    usual,
    choices: (lines) => lineChoices(slug, lines),
  };
}

const products = Object.fromEntries(knockoutSlugs.map((slug) => [slug, offered(slug)]));

function faultsOf(item: KnockoutItem, { catalogue }: KindCheckContext): KindFault[] {
  const place = { flag: null, sequenceIndex: null, well: null, name: item.geneName };
  if (catalogue === null) return [{ ...place, ...noCatalogueFault, field: 'gene' }];
  return checkKnockoutItem(item, catalogue).map((fault) => ({ ...place, ...fault }));
}

function check(items: readonly KnockoutItem[], context: KindCheckContext): KindCheck[] {
  return items.map((item) => ({
    faults: faultsOf(item, context),
    needsReview: knockoutProducts[item.productSlug].reviewsOwnLine && isOwnLine(item.cellLine),
    report: () => null,
  }));
}

function facts(item: KnockoutItem): ItemFact[] {
  const { productSlug, geneName, ensemblId, cellLine, quantity, genome, catalogueVersion } = item;
  return [
    { label: 'Product', value: knockoutProducts[productSlug].label },
    { label: 'Gene', value: ensemblId === null ? geneName : `${geneName}, ${ensemblId}` },
    { label: 'Cell line', value: isOwnLine(cellLine) ? `${ownLineName(cellLine)} (your line)` : cellLine },
    { label: 'Amount', value: quantity === null ? '' : `${quantity} nmol` },
    { label: 'Catalogue code', value: quantity === null ? '' : catalogueCode(genome, geneName, quantity) },
    { label: 'Genome', value: geneGenomes[genome].label },
    { label: 'Gene list', value: catalogueVersion === null ? '' : `gene list ${catalogueVersion}` },
  ].filter(({ value }) => value !== '');
}

const nameEnds: Readonly<Record<KnockoutSlug, string>> = {
  gene_knockout: 'knockout',
  cell_gko: 'knockout pool',
  cell_clonal: 'knockout clone',
};

/** The knockout of one gene in one line: guides by the amount, a pool or a clone. */
export const knockoutCellsKind: ItemKindRules<KnockoutItem> = {
  products,
  name: ({ geneName, productSlug, cellLine }) => `${geneName} ${nameEnds[productSlug]}, ${ownLineName(cellLine)}`,
  mapNames: (item) => item,
  mergeKey: () => null,
  // `quantity` of gene knockout cells is their amount in nmol.
  copies: () => null,
  fixedQuantity: null,
  temperature: ({ productSlug }) => knockoutProducts[productSlug].temperature,
  making: ({ productSlug, cellLine }) => makingTimeOf(productSlug, lineOfTimes(cellLine)),
  units: () => null,
  sequencesToScreen: () => [],
  restrictedIn,
  price: priceKnockout,
  placeOfUnit: () => null,
  asks: ({ genome, ensemblId, geneName }) => ({
    genome,
    ...(ensemblId === null ? { symbols: [geneName] } : { ensemblIds: [ensemblId] }),
    cellLines: true,
  }),
  keepFacts: withKnockoutFacts,
  check,
  searchWords: ({ ensemblId, typedName }) => (ensemblId === null ? [typedName] : [ensemblId, typedName]),
  facts,
};
