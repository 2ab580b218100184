import {
  checkExpressItem,
  type ExpressKnockoutItem,
  editTypeRows,
  editTypes,
  withExpressFacts,
} from '../express-knockout/index.ts';
import { geneGenomes, genomeSlugs } from '../gene/index.ts';
import { expressQuery, priceExpressKnockout } from '../price/index.ts';
import { restrictedIn } from '../product/index.ts';
import type { ItemFact, ItemKindRules, KindCheck, KindCheckContext, KindFault, OfferedProduct } from './item-kind.ts';
import { makingTimeOf } from './making-times.table.ts';
import { noCatalogueFault } from './no-catalogue.ts';
import { lineChoices } from './offered-choices.ts';

const { productSlug: _, ...usual } = expressQuery({ editType: 'single_guide', species: 'homo_sapiens' });

const offered: OfferedProduct = {
  label: 'Express knockout pool',
  temperature: 'dry_ice',
  isAddOn: false,
  productTypes: ['pool'],
  options: { edit_type: () => editTypes, species: () => genomeSlugs },
  numbers: {},
  usual,
  choices: (lines) => lineChoices('express_ko_pool', lines),
};

function faultsOf(item: ExpressKnockoutItem, { catalogue }: KindCheckContext): KindFault[] {
  const place = { flag: null, severity: 'error', well: null, name: item.geneName } as const;
  if (catalogue === null) return [{ ...place, ...noCatalogueFault, field: 'sequence', sequenceIndex: null }];
  return checkExpressItem(item, catalogue).map((fault) => ({ ...place, ...fault }));
}

function check(items: readonly ExpressKnockoutItem[], context: KindCheckContext): KindCheck[] {
  return items.map((item) => ({ faults: faultsOf(item, context), needsReview: false, report: () => null }));
}

function facts(item: ExpressKnockoutItem): ItemFact[] {
  const { sequences, editType, species, geneName, ensemblId } = item;
  return [
    { label: 'Product', value: offered.label },
    { label: 'Gene', value: `${geneName}, ${ensemblId}` },
    { label: 'Cell line', value: item.cellLine },
    { label: 'Edit type', value: editTypeRows[editType].label },
    { label: sequences.length === 1 ? 'Guide' : 'Guides', value: sequences.join(', ') },
    { label: 'Genome', value: geneGenomes[species].label },
    ...(item.catalogueVersion === null ? [] : [{ label: 'Gene list', value: `gene list ${item.catalogueVersion}` }]),
  ];
}

/** Knockout pools by sequences of the customer's choice; one item is one pool (ruling 83). */
export const expressKnockoutKind: ItemKindRules<ExpressKnockoutItem> = {
  products: { express_ko_pool: offered },
  name: ({ geneName }) => `${geneName} knockout pool`,
  // A gene may have several pools, of other guides: they are told apart by these.
  mapNames: (item) => item,
  mergeKey: () => null,
  copies: () => null,
  fixedQuantity: null,
  temperature: () => offered.temperature,
  making: ({ cellLine }) => makingTimeOf('express_ko_pool', cellLine),
  units: () => ({ count: 1, word: 'pool' }),
  sequencesToScreen: () => [],
  restrictedIn,
  price: priceExpressKnockout,
  placeOfUnit: () => null,
  asks: ({ species, sequences }) => ({ genome: species, targets: sequences, cellLines: true }),
  keepFacts: withExpressFacts,
  check,
  searchWords: ({ sequences }) => sequences,
  facts,
};
