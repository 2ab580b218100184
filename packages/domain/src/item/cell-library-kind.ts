import {
  builtInGenes,
  type CellLibraryItem,
  cellLibraryLimits,
  checkCellLibraryItem,
  chosenControlNames,
  chosenControls,
  countSlots,
  viabilityLabel,
  withPoolFacts,
} from '../cell-library/index.ts';
import { geneGenomes, genomeSlugs } from '../gene/index.ts';
import { priceCellLibrary } from '../price/index.ts';
import { products, restrictedIn } from '../product/index.ts';
import { countText } from '../text/index.ts';
import type { ItemFact, ItemKindRules, KindCheck, KindCheckContext, KindFault, OfferedProduct } from './item-kind.ts';
import { makingTimeOf } from './making-times.table.ts';
import { noCatalogueFault } from './no-catalogue.ts';
import { countChoice, lineChoices } from './offered-choices.ts';

const productSlug = 'engineered_cell_libraries';

function faultsOf(item: CellLibraryItem, { catalogue }: KindCheckContext): KindFault[] {
  if (catalogue === null) {
    const place = { field: 'genes', flag: null, sequenceIndex: null, well: null, name: item.name };
    return [{ ...place, ...noCatalogueFault }];
  }
  const made = catalogue.cellLines.filter(
    ({ genome, products: ofLine }) => genome === item.species && ofLine.includes(productSlug),
  );
  const names = new Set(made.map(({ name }) => name));
  return checkCellLibraryItem(item, catalogue.genes, names).map(({ geneIndex, ...fault }) => ({
    ...fault,
    flag: null,
    sequenceIndex: geneIndex,
  }));
}

function check(items: readonly CellLibraryItem[], context: KindCheckContext): KindCheck[] {
  return items.map((item) => ({ faults: faultsOf(item, context), needsReview: false, report: () => null }));
}

function facts(item: CellLibraryItem): ItemFact[] {
  const { ntc1, ntc2, mockWT } = item.controls;
  const { racks, controlWells } = countSlots(item.species, item.controls, item.genes.length);
  const pools = countText(item.genes.length, 'pool');
  return [
    { label: 'Product', value: products[item.productSlug].label },
    { label: 'Contents', value: `${pools} in ${racks === 1 ? 'one rack' : `${racks} racks`} of 96` },
    { label: 'Cell line', value: item.cellLine },
    { label: 'Controls', value: `${controlWells} a rack: ${ntc1} NTC1, ${ntc2} NTC2, ${mockWT} mock, ${builtIn}` },
    {
      label: 'Copies',
      value: item.replicates === 1 ? 'one copy of each pool' : `${item.replicates} copies of each pool`,
    },
    { label: 'Genome', value: geneGenomes[item.species].label },
    ...(item.catalogueVersion === null ? [] : [{ label: 'Gene list', value: `gene list ${item.catalogueVersion}` }]),
  ];
}

const builtIn = '3 built in, 1 viability';

/** What the price of a pool may depend on (CL-16 to CL-18); a look-up that says nothing asks for one rack (PR-16). */
const offered: OfferedProduct = {
  label: products[productSlug].label,
  temperature: products[productSlug].temperature,
  isAddOn: false,
  productTypes: products[productSlug].productTypes,
  options: { species: () => genomeSlugs },
  numbers: { pools: { unit: 'pools', whole: true }, replicates: { unit: 'copies', whole: true } },
  usual: { productType: 'pool', options: { species: 'homo_sapiens' }, numbers: { pools: 76, replicates: 1 } },
  choices: (lines) => [
    ...lineChoices(productSlug, lines),
    ...chosenControlNames.map((name) => countChoice(name, chosenControls[name])),
    ...genomeSlugs.map((species) => ({
      name: 'built_in_controls',
      words: [...builtInGenes[species], viabilityLabel],
      when: { species },
    })),
    countChoice('replicates', cellLibraryLimits.replicates),
  ],
};

/** Cells in which one gene is knocked out, pool by pool, in racks with controls. */
export const cellLibraryKind: ItemKindRules<CellLibraryItem> = {
  products: { [productSlug]: offered },
  name: (item) => item.name,
  mapNames: (item, change) => ({
    ...item,
    name: change({ text: item.name, maxLength: cellLibraryLimits.nameLength.max, unique: 'in_copies' }),
  }),
  mergeKey: () => null,
  copies: () => null,
  fixedQuantity: 'The copies of a library are chosen where it is made: open it there to change them.',
  temperature: (item) => products[item.productSlug].temperature,
  making: ({ cellLine }) => makingTimeOf('cell_library', cellLine),
  units: ({ genes }) => ({ count: genes.length, word: genes.length === 1 ? 'pool' : 'pools' }),
  replicates: ({ replicates }) => replicates,
  sequencesToScreen: () => [],
  restrictedIn,
  price: priceCellLibrary,
  placeOfUnit: () => null,
  asks: (item) => ({
    genome: item.species,
    // Of a library that is too large the genes are not looked at.
    ensemblIds: item.genes.map(({ ensemblId }) => ensemblId).slice(0, cellLibraryLimits.pools.max),
    cellLines: true,
  }),
  keepFacts: (item, { genes, versions }) => withPoolFacts(item, genes, versions.get(item.species) ?? null),
  check,
  facts,
};
