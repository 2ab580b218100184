import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLibrary, aPlate, plainNames, someGenes } from './a-library.cases.ts';
import {
  checkLibrary,
  controlSets,
  controlsFor,
  countWells,
  findControl,
  isQuantityOffered,
  type LibraryProject,
  libraryItem,
  libraryPlateSlugs,
  libraryPlateTypes,
  libraryPriceFeatures,
  nearestQuantity,
} from './index.ts';

const genes = someGenes();
const mouse = { index: someGenes('mus_musculus').index };

/** What is said of one well, beside enough that are in order. */
function said(name: string, genome: LibraryProject['genome'] = 'homo_sapiens', chosenId: string | null = null): string {
  const plate = aPlate(plainNames(24));
  const wells = [...plate.wells, { id: 'x', index: 100, name, chosenId }];
  const project = aLibrary({ genome, plates: [{ ...plate, wells }] });
  const well = checkLibrary(project, genome === 'homo_sapiens' ? genes : mouse).plates[0]?.wells.at(-1);
  const faults = [...(well?.errors ?? []), ...(well?.warnings ?? [])].map(({ code }) => code);
  return [well?.type, well?.validatedName ?? '-', ...faults].join(' ');
}

describe('The plate types', () => {
  test.each([
    ['96_well_deep_well', 96, [500, 1500, 3000, 5000, 10_000], [1500]],
    ['384_v_bottom', 384, [150, 250, 300, 600], [150, 250, 300, 600]],
    ['384_echo', 384, [150, 250, 300, 600], [150, 250, 300, 600]],
    ['384_echo_ldv', 384, [150, 250, 300], [150, 250, 300]],
  ] as const)('%s has %d wells and its quantities (GL-10 to GL-17, ruling 40)', (slug, wells, human, ofMouse) => {
    const { format, quantities } = libraryPlateTypes[slug];
    expect([format.slug, format.wellCount]).toEqual([slug, wells]);
    expect(quantities).toEqual({ homo_sapiens: human, mus_musculus: ofMouse });
  });

  test('a quantity that another choice leaves without an offer becomes the nearest one', () => {
    expect(nearestQuantity('384_echo_ldv', 'homo_sapiens', 600)).toBe(300);
    expect(nearestQuantity('96_well_deep_well', 'mus_musculus', 10_000)).toBe(1500);
    const anyQuantity = libraryPlateSlugs.flatMap((slug) => Object.values(libraryPlateTypes[slug].quantities).flat());
    fc.assert(
      fc.property(
        fc.constantFrom(...libraryPlateSlugs),
        fc.constantFrom('homo_sapiens' as const, 'mus_musculus' as const),
        fc.constantFrom(...anyQuantity),
        (slug, genome, quantity) => {
          const nearest = nearestQuantity(slug, genome, quantity);
          expect(isQuantityOffered(slug, genome, nearest)).toBe(true);
          if (isQuantityOffered(slug, genome, quantity)) expect(nearest).toBe(quantity);
        },
      ),
    );
  });
});

describe('Controls', () => {
  test('are the eight sets, each with its genomes (GL-18, GL-19)', () => {
    expect(controlSets.map(({ label, genomes }) => `${label}: ${genomes.length === 2 ? 'both' : genomes[0]}`)).toEqual([
      'RELA Positive: homo_sapiens',
      'CDC42BPB Positive: homo_sapiens',
      'NTC1: both',
      'NTC2: both',
      'Rosa26: mus_musculus',
      'TRAC Positive: homo_sapiens',
      'PTC1: both',
      'PTC2: both',
    ]);
    expect(controlsFor('mus_musculus').map(({ label }) => label)).toEqual(['NTC1', 'NTC2', 'Rosa26', 'PTC1', 'PTC2']);
  });

  test.each([
    ['RELA Positive', 'rela_positive'],
    ['rela pos', 'rela_positive'],
    ['ntc-1', 'ntc1'],
    ['NTC 2', 'ntc2'],
    ['Gt(ROSA)26Sor', 'rosa26'],
    ['RELA', undefined],
    ['NTC', undefined],
    ['x'.repeat(1000), undefined],
  ])('are found by label or synonym (GL-20): %.20s', (typed, slug) => {
    expect(findControl(typed)?.slug).toBe(slug);
  });

  test('no two have a name in common', () => {
    const names = controlSets.flatMap(({ label, synonyms }) => [label, ...synonyms]);
    for (const { label, synonyms, slug } of controlSets)
      for (const name of [label, ...synonyms]) expect(findControl(name)?.slug).toBe(slug);
    expect(names.length).toBeGreaterThan(20);
  });
});

describe('A well', () => {
  test.each([
    ['GENE77', 'gene GENE77'],
    ['gene77', 'gene GENE77'],
    ['HER2', 'gene ERBB2'],
    ['QQQ1', 'gene - GENE_NOT_FOUND'],
    ['P65', 'gene - GENE_AMBIGUOUS'],
    ['1-Mar', 'gene - GENE_AMBIGUOUS'],
    ['CDK8', 'gene CDK8 ZERO_GUIDES'],
    ['DEFB107B', 'gene DEFB107B FEWER_THAN_THREE_GUIDES'],
    ['ZNF502', 'gene ZNF502 FEWER_THAN_THREE_GUIDES'],
    ['PLK1', 'gene PLK1 ESSENTIAL_GENE'],
    ['RPL3', 'gene RPL3 FEWER_THAN_THREE_GUIDES ESSENTIAL_GENE'],
    ['GENE1', 'gene GENE1 GENE_REPEATED'],
    ['RELA', 'gene RELA'],
    ['RELA Positive', 'control RELA'],
    ['ntc1', 'control NTC1'],
    ['PTC1', 'control PTC1'],
    ['Rosa26', 'control - GENE_NOT_FOUND'],
  ])('with %s is %s (GL-20, GL-21, GL-25 to GL-28, ruling 86)', (name, expected) => {
    expect(said(name)).toBe(expected);
  });

  test('of a mouse library holds Rosa26, and no control for human genes', () => {
    expect(said('Rosa26', 'mus_musculus')).toBe('control Gt(ROSA)26Sor');
    expect(said('TRAC Positive', 'mus_musculus')).toBe('control - GENE_NOT_FOUND');
  });

  test('with a name of several genes is in order once one is chosen', () => {
    expect(said('P65', 'homo_sapiens', 'ENSG-SYT1')).toBe('gene SYT1');
    expect(said('1-Mar', 'homo_sapiens', 'ENSG-MARC1')).toBe('gene MARC1');
    expect(said('P65', 'homo_sapiens', 'ENSG-GONE')).toBe('gene - GENE_AMBIGUOUS');
  });

  test('that is blank is empty (GL-3)', () => {
    const project = aLibrary({ plates: [aPlate([...plainNames(20), ' ', ''])] });
    expect(checkLibrary(project, genes)).toMatchObject({ filled: 20, genes: 20, isOrderable: true });
  });
});

describe('A project', () => {
  const plates = (...counts: number[]) =>
    counts.map((count, at) => aPlate(plainNames(count, 1 + at * 200), { id: `p${at}`, name: `Plate ${at + 1}` }));
  test.each([
    ['one plate of 20', { plates: plates(20) }, [], [[]]],
    ['one plate of 19', { plates: plates(19) }, [], [['TOO_FEW_WELLS']]],
    ['exactly 500 wells', { plates: plates(200, 200, 100) }, [], [[], [], []]],
    ['501 wells', { plates: plates(200, 200, 101) }, ['TOO_MANY_WELLS'], [[], [], []]],
    ['no plates', { plates: [] }, ['NO_PLATES'], []],
    ['nothing but controls', { plates: [aPlate(Array.from({ length: 20 }, () => 'NTC1'))] }, ['NO_GENES'], [[]]],
    ['no copies', { replicates: 0 }, ['REPLICATES_INVALID'], [[]]],
    ['five copies', { replicates: 5 }, [], [[]]],
    ['six copies', { replicates: 6 }, ['REPLICATES_INVALID'], [[]]],
    ['half a copy', { replicates: 1.5 }, ['REPLICATES_INVALID'], [[]]],
    ['600 pmol on Echo', { quantityPerWell: 600 }, [], [[]]],
    ['600 pmol on Echo LDV', { plateType: '384_echo_ldv', quantityPerWell: 600 }, ['QUANTITY_INVALID'], [[]]],
    ['a plate without a name', { plates: [aPlate(plainNames(20), { name: ' ' })] }, [], [['PLATE_NAME_MISSING']]],
    [
      'two plates of one name',
      { plates: [aPlate(plainNames(20)), aPlate(plainNames(20, 50), { id: 'p2' })] },
      [],
      [['PLATE_NAME_REPEATED'], ['PLATE_NAME_REPEATED']],
    ],
  ] as const)('with %s (GL-14 to GL-17, GL-22 to GL-24)', (_, changes, faults, ofPlates) => {
    const checked = checkLibrary(aLibrary(changes), genes);
    expect(checked.faults).toEqual(faults);
    expect(checked.plates.map((plate) => plate.faults)).toEqual(ofPlates);
    expect(checked.isOrderable).toBe(faults.length === 0 && ofPlates.every((plate) => plate.length === 0));
  });

  test('counts controls among the wells of a plate and a project, and not among its genes (rulings 41, 85)', () => {
    const project = aLibrary({ plates: [aPlate([...plainNames(18), 'NTC1', 'NTC2'])] });
    const checked = checkLibrary(project, genes);
    expect(checked).toMatchObject({ filled: 20, genes: 18, controls: 2, leftOut: 0, isOrderable: true });
    expect(libraryPriceFeatures(libraryItem(project, checked, null))).toEqual({
      plateFormat: '384_echo',
      species: 'homo_sapiens',
      quantityPerWell: 300,
      replicates: 2,
      totalNumGenes: 18,
    });
  });

  test('leaves out of the price what cannot be made (ruling 73)', () => {
    const project = aLibrary({ plates: [aPlate([...plainNames(22), 'CDK8', 'QQQ', 'P65'])] });
    const checked = checkLibrary(project, genes);
    expect(checked).toMatchObject({ filled: 25, genes: 22, leftOut: 3, isOrderable: false });
    expect(countWells(libraryItem(project, checked, null))).toEqual({ genes: 22, controls: 0 });
  });
});
