import { geneGenomes, genomeSlugs } from '../gene/index.ts';
import {
  checkLibraryItem,
  controlsFor,
  countWells,
  type GeneLibraryItem,
  libraryLimits,
  libraryPlateSlugs,
  libraryPlateTypes,
  needsLibraryReview,
  withCatalogueFacts,
} from '../gene-library/index.ts';
import { priceLibrary } from '../price/index.ts';
import { products, restrictedIn } from '../product/index.ts';
import { groupedDigits } from '../text/index.ts';
import type { ItemFact, ItemKindRules, KindCheck, KindCheckContext, KindFault, OfferedProduct } from './item-kind.ts';
import { makingTimeOf } from './making-times.table.ts';
import { countChoice } from './offered-choices.ts';

const noCatalogue =
  'The gene list is not available at the moment, so this library cannot be checked. Please try again later.';

function countOf(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

function faultsOf(item: GeneLibraryItem, { catalogue }: KindCheckContext): KindFault[] {
  const whole = { flag: null, sequenceIndex: null } as const;
  if (catalogue === null) {
    const place = { field: 'plates', well: null, name: item.projectName ?? '' };
    return [{ ...whole, ...place, code: 'no_gene_catalogue', severity: 'error', message: noCatalogue }];
  }
  // Which well of the item, counted through its plates.
  const places = item.plates.flatMap(({ name, wells }) => wells.map(({ position }) => placeKey(name, position)));
  const indexOf = new Map(places.map((place, at) => [place, at] as const).toReversed());
  return checkLibraryItem(item, catalogue.genes).map(
    ({ code, severity, field, plate, position, well, name, message }) => {
      const index = position === null || plate === null ? undefined : indexOf.get(placeKey(plate, position));
      return { code, flag: null, severity, field, sequenceIndex: index ?? null, well, name, message };
    },
  );
}

function placeKey(plate: string, { row, column }: { readonly row: number; readonly column: number }): string {
  return `${row} ${column} ${plate}`;
}

function check(items: readonly GeneLibraryItem[], context: KindCheckContext): KindCheck[] {
  return items.map((item) => ({
    faults: faultsOf(item, context),
    needsReview: needsLibraryReview(countWells(item)),
    report: () => null,
  }));
}

function facts(item: GeneLibraryItem): ItemFact[] {
  const { genes, controls } = countWells(item);
  const { format } = libraryPlateTypes[item.plateFormat];
  const filled = [countOf(genes, 'gene'), ...(controls === 0 ? [] : [countOf(controls, 'control')])].join(' and ');
  const plates = item.plates.length === 1 ? 'one plate' : `${item.plates.length} plates`;
  return [
    { label: 'Product', value: products[item.productSlug].label },
    { label: 'Contents', value: `${filled} on ${plates}` },
    { label: 'Plate', value: format.label },
    { label: 'Amount', value: `${groupedDigits(item.quantityPerWell)} pmol a well` },
    {
      label: 'Copies',
      value: item.replicates === 1 ? 'one copy of each plate' : `${item.replicates} copies of each plate`,
    },
    { label: 'Genome', value: geneGenomes[item.species].label },
    ...(item.catalogueVersion === null ? [] : [{ label: 'Gene list', value: `gene list ${item.catalogueVersion}` }]),
  ];
}

/** What a look-up takes for what it leaves out: one full plate of 96 genes, as most ask for; ours (PR-16). */
const usual = {
  productType: 'library',
  options: { plate_format: '384_echo', species: 'homo_sapiens' },
  numbers: { quantity_per_well: 300, genes: 96, replicates: 1 },
};

/** What the pricing call of libraries asks for (GL-29); the names are those of a library's price query. */
const offered: OfferedProduct = {
  label: products.on_demand_libraries.label,
  temperature: products.on_demand_libraries.temperature,
  isAddOn: false,
  productTypes: products.on_demand_libraries.productTypes,
  options: { plate_format: () => libraryPlateSlugs, species: () => genomeSlugs },
  numbers: {
    quantity_per_well: { unit: 'pmol', whole: true },
    genes: { unit: 'genes', whole: true },
    replicates: { unit: 'copies', whole: true },
  },
  usual,
  choices: () => [
    ...libraryPlateSlugs.flatMap((plate) =>
      genomeSlugs.map((species) => ({
        name: 'quantity_per_well',
        words: libraryPlateTypes[plate].quantities[species].map(String),
        unit: 'pmol',
        when: { plate_format: plate, species },
      })),
    ),
    ...genomeSlugs.map((species) => ({
      name: 'controls',
      words: controlsFor(species).map(({ label }) => label),
      when: { species },
    })),
    countChoice('replicates', libraryLimits.replicates),
  ],
};

/** Guides for a list of genes, on plates. */
export const geneLibraryKind: ItemKindRules<GeneLibraryItem> = {
  products: { on_demand_libraries: offered },
  name: () => 'Gene library',
  // Its plates are told apart within the project, and the project is named by the core.
  mapNames: (item) => item,
  mergeKey: () => null,
  copies: () => null,
  fixedQuantity: 'The number of copies is a setting of the library. Open the library to change it.',
  temperature: (item) => products[item.productSlug].temperature,
  making: () => makingTimeOf('gene_library'),
  units: (item) => {
    const { genes } = countWells(item);
    return { count: genes, word: genes === 1 ? 'gene' : 'genes' };
  },
  replicates: ({ replicates }) => replicates,
  sequencesToScreen: () => [],
  restrictedIn,
  price: priceLibrary,
  placeOfUnit: () => null,
  asks: (item) => ({
    genome: item.species,
    // Of a library that is too large the genes are not looked at.
    ensemblIds: item.plates
      .flatMap(({ wells }) =>
        wells.flatMap(({ isControl, ensemblId }) => (isControl || ensemblId === null ? [] : [ensemblId])),
      )
      .slice(0, libraryLimits.wellsPerProject.max),
  }),
  keepFacts: (item, { genes, versions }) => withCatalogueFacts(item, genes, versions.get(item.species) ?? null),
  check,
  searchWords: ({ plates }) => plates.map(({ name }) => name),
  facts,
};
