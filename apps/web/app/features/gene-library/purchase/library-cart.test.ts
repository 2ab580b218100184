import { geneLibraryItemSchema } from '@cutsite/contracts/gene-library';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainNames, someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { itemOf } from '../check/ordered-library.ts';
import { libraryGenes } from '../genes/library-genes.ts';
import { freshLibrary, type LibraryDraft, newLibraryPlate } from '../project/library-draft.ts';
import { placeNames } from '../project/place-names.ts';
import { blockedBecause, libraryCart } from './library-cart.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const noNames: ReadonlySet<string> = new Set();
const holding = (names: readonly string[], changes: Partial<LibraryDraft> = {}): LibraryDraft =>
  placeNames({ ...freshLibrary(newId), ...changes }, names, 0, 'by_column', newId).draft;

test('nothing is ordered before its genes are known', () => {
  const draft = holding(plainNames(24), { genome: 'mus_musculus' });
  expect(blockedBecause(draft)).toBe('The gene list is still loading');
  expect(libraryCart.itemsOf(draft, noNames)).toBeNull();
});

describe('A gene library and the cart', () => {
  beforeAll(() => libraryGenes.put('homo_sapiens', someGenes));

  test.each([
    ['nothing', [], 'Add genes to order'],
    ['19 genes (GL-22)', plainNames(19), 'Fill 1 more well of Plate 1 to order'],
    ['20 genes', plainNames(20), null],
    ['a name that no gene has (GL-25)', [...plainNames(20), 'CDK12B'], 'Fix 1 well to order'],
    ['a gene without guides (GL-26)', [...plainNames(20), 'CDK8'], 'Fix 1 well to order'],
    ['warnings alone (GL-28)', [...plainNames(20), 'PLK1'], null],
    [
      'nothing but controls',
      Array.from({ length: 20 }, () => 'NTC1'),
      'A library needs at least one gene beside its controls.',
    ],
    ['501 wells (GL-23)', plainNames(501), 'Take out 1 well: a project holds 500'],
    ['a control of another genome (GL-21)', [...plainNames(20), 'Rosa26'], 'Fix 1 well to order'],
  ])('with %s the button says what to do next', (_what, names, expected) => {
    const draft = holding(names);
    expect(blockedBecause(draft)).toBe(expected);
    expect(libraryCart.itemsOf(draft, noNames) === null).toBe(expected !== null);
  });

  test('a plate with nothing on it is not ordered and blocks nothing', () => {
    const draft = holding(plainNames(20));
    const more = { ...draft, plates: [...draft.plates, newLibraryPlate('p2', 'Plate 2')] };
    expect(blockedBecause(more)).toBeNull();
    expect(itemOf(more)?.plates).toHaveLength(1);
  });

  test('the item holds symbol, id, what was typed and where it stands (GL-32, GL-33)', () => {
    const [item] = libraryCart.itemsOf(holding(['her2', 'ntc-1', ...plainNames(20)]), noNames) ?? [];
    expect(geneLibraryItemSchema.parse(item)).toMatchObject({
      product_slug: 'on_demand_libraries',
      plate_spec: { format: '384_echo', quantity_per_well: 300 },
      replicates: 1,
      species: 'homo_sapiens',
      catalogue_version: someGenes.version,
    });
    expect(item).toMatchObject({
      plates: [
        {
          wells: [
            { gene_label: 'ERBB2', gene_name: 'ERBB2', position: 'A01', is_control: false, typed_name: 'her2' },
            { gene_label: 'NTC1', gene_name: 'NTC1', position: 'B01', is_control: true, typed_name: 'ntc-1' },
            { gene_label: 'GENE1', position: 'C01' },
            ...plainNames(19, 2).map((name) => ({ gene_label: name })),
          ],
        },
      ],
    });
  });

  test('a name with two meanings is ordered as the gene that was chosen, and another name forgets the choice', () => {
    const draft = holding(['P65', ...plainNames(20)]);
    expect(blockedBecause(draft)).toBe('Fix 1 well to order');
    const [plate] = draft.plates;
    const chosen = {
      ...plate!,
      wells: plate!.wells.map((well) => (well.name === 'P65' ? { ...well, sequence: 'ENSG00000001002' } : well)),
    };
    expect(itemOf({ ...draft, plates: [chosen] })?.plates[0]?.wells[0]).toMatchObject({
      geneName: 'RELA',
      typedName: 'P65',
    });
    const again = placeNames({ ...draft, plates: [chosen] }, ['PLK1'], 0, 'by_column', newId).draft;
    expect(itemOf(again)?.plates[0]?.wells[0]).toMatchObject({ geneName: 'PLK1' });
  });
});

test('what stays after adding is an empty library without the name of the one that is kept (PJ-8)', () => {
  const draft = holding(plainNames(20), { name: 'Kinases', replicates: 2 });
  expect(libraryCart.addedPart(draft, newId)).toBe(draft);
  expect(libraryCart.afterAdd(draft, newId)).toMatchObject({
    name: 'Untitled library',
    plates: [{ wells: [] }],
    replicates: 2,
  });
});
