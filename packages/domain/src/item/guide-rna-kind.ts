import {
  checkItems,
  defaultSettings,
  type GuideRnaItem,
  type GuideRnaProductSlug,
  geneEditors,
  genomes,
  modifications,
  nameMaxLength,
  nmolOf,
  nucleases,
  plateNameLengths,
  productOf,
  yieldOptions,
  yieldOptionsFor,
} from '../guide-rna/index.ts';
import { wellLabel } from '../labware/index.ts';
import { guideQuery, priceGuideRna } from '../price/index.ts';
import { productSlugs, products, restrictedIn } from '../product/index.ts';
import { itemReport } from '../report/index.ts';
import { baseCount } from '../sequence/index.ts';
import { countText } from '../text/index.ts';
import type {
  ItemFact,
  ItemKindRules,
  KindCheck,
  KindCheckContext,
  OfferedProduct,
  ScreenedSequence,
} from './item-kind.ts';
import { guideMakingTime } from './making-times.table.ts';

/** The bases of a usual target, and the least that custom RNA can have; none is given (PR-16). */
const defaultLength = 20;

function offered(slug: GuideRnaProductSlug): OfferedProduct {
  const { label, temperature, productTypes } = products[slug];
  const yieldsOf = (productType: string | null) => (productType === 'plate' ? yieldOptionsFor('plate') : yieldOptions);
  const editors = nucleases.filter((nuclease) => productOf(nuclease) === slug);
  const { productSlug: _, ...usual } = guideQuery(
    { ...defaultSettings(slug), productSlug: slug, format: 'tube' },
    defaultLength,
  );
  return {
    label,
    temperature,
    productTypes,
    usual,
    isAddOn: false,
    options: {
      yield: (productType) => yieldsOf(productType).map(({ id }) => id),
      modifications: () => modifications,
      nuclease: () => editors,
    },
    numbers: { length: { unit: 'bases', whole: true } },
  };
}

const slugs = productSlugs.filter((slug): slug is GuideRnaProductSlug => products[slug].kind === 'guide_rna');

function nameOf(item: GuideRnaItem): string {
  if (item.format === 'plate') return item.plateName ?? 'Plate';
  const [first, ...others] = item.sequences;
  return first === undefined || others.length > 0 ? `${item.sequences.length} tubes` : first.name;
}

/** Tubes differ within a cart; plates may share a name, which only a duplicate in the same cart avoids. */
const mapNames: ItemKindRules<GuideRnaItem>['mapNames'] = (item, change) => {
  if (item.format === 'plate') {
    if (item.plateName === null) return item;
    const name = { text: item.plateName, maxLength: plateNameLengths.refuseAbove, unique: 'in_copies' } as const;
    return { ...item, plateName: change(name) };
  }
  const sequences = item.sequences.map((sequence) => ({
    ...sequence,
    name: change({ text: sequence.name, maxLength: nameMaxLength, unique: 'in_cart' }),
  }));
  return { ...item, sequences };
};

/** Custom RNA and user-defined sequences are whole molecules; a target before a scaffold of ours is not screened. */
function sequencesToScreen(item: GuideRnaItem): ScreenedSequence[] {
  if (item.productSlug !== 'custom_rna' && item.modifications !== 'User-Defined') return [];
  return item.sequences.map(({ name, rawSequence }) => ({
    name,
    sequence: rawSequence,
    length: baseCount(rawSequence),
  }));
}

function check(items: readonly GuideRnaItem[], { namesInCart }: KindCheckContext): KindCheck[] {
  return checkItems(items, { tubeNamesInCart: namesInCart }).flatMap((one, at) => {
    const item = items[at];
    if (item === undefined) return [];
    return [
      { faults: one.faults, needsReview: one.needsReview, report: (prices) => itemReport(item, one, prices) } as const,
    ];
  });
}

function facts(item: GuideRnaItem): ItemFact[] {
  const count = item.sequences.length;
  const species = genomes.find(({ slug }) => slug === item.species)?.commonName;
  const what = item.format === 'plate' ? `${count} guides on a plate` : countText(count, 'tube');
  return [
    { label: 'Product', value: products[item.productSlug].label },
    { label: 'Contents', value: what },
    { label: 'Gene editor', value: geneEditors[item.nuclease].display },
    { label: 'Modifications', value: `${item.modifications} modifications` },
    { label: 'Amount', value: `${nmolOf(item.yield)} nmol each` },
    { label: 'Purification', value: item.purification === 'hplc' ? 'HPLC' : '' },
    { label: 'Species', value: species === 'other' ? '' : (species ?? '') },
    { label: 'Cell line', value: item.cellLine ?? '' },
  ].filter(({ value }) => value !== '');
}

/** Guides on a plate, or in tubes that share all settings. */
export const guideRnaKind: ItemKindRules<GuideRnaItem> = {
  products: Object.fromEntries(slugs.map((slug) => [slug, offered(slug)])),
  name: nameOf,
  mapNames,
  mergeKey: () => null,
  // `quantity` of an eSpOT-ON item is its amount in nmol (ruling 27).
  copies: () => null,
  fixedQuantity: null,
  temperature: (item) => products[item.productSlug].temperature,
  making: (item) => guideMakingTime(item.format),
  units: ({ sequences }) => ({ count: sequences.length, word: sequences.length === 1 ? 'guide' : 'guides' }),
  sequencesToScreen,
  restrictedIn,
  price: priceGuideRna,
  placeOfUnit: (item, unitIndex) => {
    const { name = '', well = null } = item.sequences[unitIndex] ?? {};
    return { name, well: well === null ? null : wellLabel(well) };
  },
  check,
  searchWords: ({ sequences }) => sequences.flatMap(({ name, rawSequence }) => [name, rawSequence]),
  facts,
};
