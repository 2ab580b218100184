import { aGene, ensemblIdOf } from '@cutsite/test-support/gene';
import { describe, expect, test } from 'vitest';
import { type CatalogueGene, noFacts } from '../gene/index.ts';
import { type GeneLibraryItem, libraryPriceFeatures } from '../gene-library/index.ts';
import { libraryQuery } from '../price/index.ts';
import { catalogueQuestions, checkByKind, itemKinds, itemName, kindOf } from './index.ts';

const genes = Array.from({ length: 22 }, (_, at) => aGene(`GENE${at + 1}`, { ensemblId: ensemblIdOf(at + 1) }));
const catalogue = new Map(genes.map((gene) => [gene.ensemblId, gene]));
const ntc = { isControl: true, label: 'NTC1', geneName: 'NTC1', ensemblId: null, typedName: 'ntc-1' };

const item: GeneLibraryItem = {
  kind: 'gene_library',
  productSlug: 'on_demand_libraries',
  projectName: 'Kinome',
  species: 'homo_sapiens',
  plateFormat: '384_echo',
  quantityPerWell: 300,
  replicates: 3,
  catalogueVersion: null,
  plates: [
    {
      name: 'Plate 1',
      wells: [
        ...genes.map(({ symbol, ensemblId }, row) => ({
          position: { row: row % 16, column: Math.floor(row / 16) },
          isControl: false,
          label: symbol,
          geneName: symbol,
          ensemblId,
          typedName: symbol,
        })),
        { position: { row: 0, column: 5 }, ...ntc },
      ],
    },
  ],
};
const rules = kindOf(itemKinds, item);
const checked = (now: ReadonlyMap<string, CatalogueGene> | null, one = item) =>
  checkByKind(itemKinds, [one], {
    namesInCart: new Set(),
    catalogue: now === null ? null : { ...noFacts, genes: now },
  })[0];

describe('A gene library among the items of a cart (decision 33)', () => {
  test('is named by its project, and says what it is in facts', () => {
    expect(itemName(itemKinds, item)).toBe('Kinome / Gene library');
    expect(rules.facts(item).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Product: On-demand gene library',
      'Contents: 22 genes and 1 control on one plate',
      'Plate: 384-well Echo',
      'Amount: 300 pmol a well',
      'Copies: 3 copies of each plate',
      'Genome: Human, GENCODE 26 (GRCh38.p10)',
    ]);
  });

  test('is a line by itself, whose copies are chosen where it is made (ruling 84)', () => {
    expect([rules.mergeKey(item), rules.copies(item), rules.temperature(item)]).toEqual([null, null, 'ambient']);
    expect(rules.fixedQuantity).toContain('Open the library');
    expect(rules.units(item)).toEqual({ count: 22, word: 'genes' });
    expect(rules.sequencesToScreen(item)).toEqual([]);
  });

  test('is priced by the names that the price list may use (GL-29)', () => {
    const query = libraryQuery(libraryPriceFeatures(item));
    const offered = rules.products['on_demand_libraries'];
    if (offered === undefined) throw new Error('It is not offered');
    const { options, numbers, usual } = offered;
    for (const named of [query, usual]) {
      expect(Object.keys(named.options).toSorted()).toEqual(Object.keys(options).toSorted());
      expect(Object.keys(named.numbers).toSorted()).toEqual(Object.keys(numbers).toSorted());
      for (const [name, word] of Object.entries(named.options)) expect(options[name]?.(null)).toContain(word);
    }
  });

  test('asks the catalogue for its genes, not for controls', () => {
    const ensemblIds = genes.map(({ ensemblId }) => ensemblId);
    expect(catalogueQuestions(itemKinds, [item, item])).toEqual([
      { genome: 'homo_sapiens', ensemblIds, symbols: [], targets: [], cellLines: false },
    ]);
  });

  test('is in order with genes that can be made', () => {
    expect(checked(catalogue)?.faults).toEqual([]);
  });

  test('names the well of each gene that cannot be made any more', () => {
    const now = new Map(catalogue).set(
      'ENSG00000000018',
      aGene('GENE18', { ensemblId: ensemblIdOf(18), guideCount: 0 }),
    );
    now.delete('ENSG00000000002');
    expect(checked(now)?.faults.map(({ code, sequenceIndex, well }) => [code, sequenceIndex, well])).toEqual([
      ['GENE_NOT_FOUND', 1, 'B01'],
      ['ZERO_GUIDES', 17, 'B02'],
    ]);
  });

  test('is refused while there is no catalogue, and while it is nothing but controls', () => {
    expect(checked(null)?.faults.map(({ code, severity }) => [code, severity])).toEqual([
      ['no_gene_catalogue', 'error'],
    ]);
    const wells = Array.from({ length: 20 }, (_, row) => ({
      ...ntc,
      position: { row: row % 16, column: Math.floor(row / 16) },
    }));
    const controls = checked(catalogue, { ...item, plates: [{ name: 'Plate 1', wells }] });
    expect(controls?.faults.map(({ code }) => code)).toEqual(['NO_GENES']);
  });
});
