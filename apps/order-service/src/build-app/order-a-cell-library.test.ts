import { cellLibraryItemToWire } from '@cutsite/contracts/cell-library';
import { type GeneListWire, genesFromWire } from '@cutsite/contracts/gene-catalogue';
import {
  type CellLibraryItem,
  type CellLibraryProject,
  cellLibraryItem,
  checkCellLibrary,
  defaultControls,
} from '@cutsite/domain/cell-library';
import { makeGeneIndex } from '@cutsite/domain/gene';
import { systemClock } from '@cutsite/service-base/clock';
import { aPurchaseOrder, completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadDemoGenes } from '../demo-data/index.ts';
import { loadCatalogueImport } from '../modules/gene-catalogue/index.ts';
import { humanFiles } from '../testing/catalogue-files.ts';

let service: TestService;
let customer: Customer;
let list: GeneListWire;
let lines: readonly string[];
beforeAll(async () => {
  service = await startTestService();
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
  const ask = async (what: string) =>
    JSON.parse((await service.app.inject(`/api/products/ecl/${what}/?species=homo_sapiens`)).body);
  list = await ask('genes');
  lines = (await ask('cell-lines')).cell_lines.map(({ name }: { name: string }) => name);
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
function call(method: Method, url: string, payload?: object) {
  const { headers } = customer;
  return service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

/** The first genes of the list that can be pools, and some by the names that lists from labs have. */
function names(count: number): string[] {
  const genes = genesFromWire(list).filter(({ guideCount, symbol }) => guideCount > 0 && symbol !== 'ERBB2');
  return ['her2', ...genes.slice(0, count - 1).map(({ symbol }) => symbol)];
}

/** As the order screen does it: the names are looked up in the list that the service answers. */
function sentLibrary(count: number, changes: Partial<CellLibraryProject> = {}) {
  const project: CellLibraryProject = {
    name: 'Chromatin',
    genome: 'homo_sapiens',
    cellLine: 'K-562',
    controls: defaultControls,
    replicates: 1,
    pools: names(count).map((name, at) => ({ id: `${at}`, name, chosenId: null })),
    ...changes,
  };
  const index = makeGeneIndex('homo_sapiens', genesFromWire(list));
  const checked = checkCellLibrary(project, { index, cellLines: new Set(lines) });
  return { checked, sent: cellLibraryItemToWire(cellLibraryItem(project, checked, list.version)) };
}

const add = (sent: object) => call('POST', '/api/order/add/', [sent]);

describe('a library of engineered cells of the demo', () => {
  test.each([
    [89, 1, '62300.00', '62300.00'],
    [90, 1, '58500.00', '63000.00'],
    [180, 2, '216000.00', '252000.00'],
  ])(
    'of %d pools in %d copies costs %s, and %s without the tier (CL-16 to CL-19)',
    async (count, replicates, own, full) => {
      const { checked, sent } = sentLibrary(count, { replicates });
      expect(checked).toMatchObject({ isOrderable: true, orderable: count });
      expect((await add(sent)).statusCode).toBe(201);
      const [group] = (await call('GET', '/api/user/cart/')).json().groups;
      expect(group.temperature).toBe('dry_ice');
      const [item] = group.items;
      expect(item).toMatchObject({
        kind: 'cell_library',
        name: 'Chromatin',
        quantity: 1,
        replicates,
        cell_line: 'K-562',
        subtotal: own,
        undiscounted_subtotal: full,
        num_mock_wells: 8,
      });
      expect(item.genes[0]).toMatchObject({ gene_name: 'ERBB2', typed_name: 'her2', essential_gene: false });
      // What is sent about a gene is not believed: the catalogue says which genes are essential.
      const lied = sent.genes.map((gene) => ({ ...gene, essential_gene: !gene.essential_gene }));
      const replaced = await call('PUT', `/api/order/ordereditem/${item.id}/`, { data: { ...sent, genes: lied } });
      expect(replaced.statusCode).toBe(200);
      const read = await call('GET', `/api/order/ordereditem/${item.id}/`);
      expect(read.json()).toMatchObject({ data: sent });
      const { rows } = await service.pool.query('select item from cart_item where id = $1', [item.id]);
      const { guideCount, offTargetGenes } = genesFromWire(list).find(({ symbol }) => symbol === 'ERBB2') ?? {};
      expect([guideCount, offTargetGenes]).toEqual([expect.any(Number), []]);
      expect((rows[0].item as CellLibraryItem).genes[0]?.gene).toEqual({ guideCount, alsoCut: [] });
      const other = await call('PATCH', `/api/user/cart/update-item-quantity/${item.id}/`, { quantity: 3 });
      expect([other.statusCode, other.json().error_message[0]]).toEqual([
        400,
        'The copies of a library are chosen where it is made: open it there to change them.',
      ]);
    },
  );

  test.each([
    ['a gene without guides', { gene_name: 'CDK8', ensembl_id: 'ENSG00000132964' }, 'ZERO_GUIDES'],
    ['an id that is in no list', { ensembl_id: 'ENSG00000999999' }, 'GENE_NOT_FOUND'],
    ['the name of another gene', { gene_name: 'TP63' }, 'GENE_NOT_FOUND'],
    ['a gene twice', { gene_name: 'ERBB2', ensembl_id: 'ENSG00000141736' }, 'GENE_REPEATED'],
  ])('is refused with %s, and the well is named', async (_, changes, code) => {
    const { sent } = sentLibrary(30);
    const genes = sent.genes.map((gene, at) => (at === 3 ? { ...gene, ...changes } : gene));
    const answer = await add({ ...sent, genes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().rows).toEqual([expect.objectContaining({ code, well: 'F01', sequence: 3 })]);
  });

  test.each([
    [{ num_mock_wells: 1 }, 'num_mock_wells', 'Mock wells: 2 to 32 a rack.'],
    [{ num_ntc1_controls: 13 }, 'num_ntc1_controls', 'NTC1 wells: 0 to 12 a rack.'],
    [{ num_ntc2_controls: 0.5 }, 'num_ntc2_controls', 'NTC2 wells: 0 to 12 a rack.'],
    [{ replicates: 5 }, 'replicates', 'A library comes in 1 to 4 copies.'],
    [{ cell_line: 'THP-1' }, 'cell_line', 'Libraries are not made in this cell line. Choose one of the list.'],
    [{ cell_line: '' }, 'cell_line', 'Choose the cell line that the pools are made in.'],
    [{ name: '' }, 'name', 'The library needs a name.'],
  ])('with %j is refused in the words of its field', async (changes, field, sentence) => {
    const answer = await add({ ...sentLibrary(30).sent, ...changes });
    expect([answer.statusCode, answer.json().rows[0]?.field, answer.json().error_message]).toEqual([
      400,
      field,
      [sentence],
    ]);
  });

  test('of too few pools or of thousands is refused in one sentence', async () => {
    const { sent } = sentLibrary(19);
    expect((await add(sent)).json().error_message).toEqual(['A library needs 20 to 360 pools.']);
    const many = await add({ ...sent, genes: Array.from({ length: 5_000 }, () => sent.genes[0]) });
    expect([many.statusCode, many.json().error_message]).toEqual([400, ['A library holds at most 360 pools.']]);
  });

  test('keeps how many guides each gene has and what they cut as well, by symbols, for the gene list of its order', async () => {
    const genes = genesFromWire(list);
    const { sent } = sentLibrary(20);
    const others = sent.genes.slice(0, 19);
    const isThere = (id: string) => others.some(({ ensembl_id }) => ensembl_id === id);
    const cut = genes.find(
      ({ ensemblId, guideCount, offTargetGenes }) => guideCount > 0 && offTargetGenes.length > 0 && !isThere(ensemblId),
    );
    const along = cut?.offTargetGenes.map((id) => genes.find(({ ensemblId }) => ensemblId === id)?.symbol);
    const gene = { gene_name: cut?.symbol, typed_name: cut?.symbol, ensembl_id: cut?.ensemblId, essential_gene: false };
    const added = await add({ ...sent, genes: [...others, gene] });
    expect(added.statusCode).toBe(201);
    const { rows } = await service.pool.query('select item from cart_item where id = $1', [added.json().items[0].id]);
    const kept = (rows[0].item as CellLibraryItem).genes.at(-1);
    expect(kept?.gene).toEqual({ guideCount: cut?.guideCount, alsoCut: along });
    expect(along?.every((symbol) => symbol !== undefined && !symbol.startsWith('ENSG'))).toBe(true);
  });

  test('is duplicated under another name, and both are kept apart', async () => {
    const { sent } = sentLibrary(20);
    const id = (await add(sent)).json().items[0].id;
    const copy = await call('POST', `/api/order/orderitem/${id}/duplicate/`);
    expect(copy.statusCode).toBeLessThan(300);
    const items = (await call('GET', '/api/user/cart/')).json().groups[0].items as { name: string }[];
    expect(new Set(items.map(({ name }) => name)).size).toBe(2);
  });

  test('is shown and paid by the catalogue of today: what cannot be made any more is named', async () => {
    const { sent } = sentLibrary(30);
    const { order_id: id } = (await add(sent)).json();
    await completeCheckout(service.pool, id, true);
    const { planImport, writeImport } = await loadCatalogueImport();
    // Six genes and no more, and none of the earlier cell lines.
    const planned = await planImport(service.pool, 'homo_sapiens', humanFiles);
    await writeImport(service.pool, planned, { name: 'a newer one', importedAt: new Date() });
    const { items_no_longer_made: unmade } = (await call('GET', `/api/order/summary/${id}/`)).json();
    expect(unmade[0]?.message).toMatch(/^Chromatin can no longer be made as it is: .*And \d+ more\.$/);
    const paid = await call('POST', `/api/order/${id}/payment/purchase_order/`, aPurchaseOrder);
    expect([paid.statusCode, paid.json().error_code]).toEqual([409, 'payment_refused']);
  });
});

test('its price is looked up and its options are listed as those of every product (PR-11, PR-16)', async () => {
  const price = async (pools: number) => {
    const asked = [{ product_slug: 'engineered_cell_libraries', product_type: 'pool', numbers: { pools } }];
    return (await call('POST', '/products/sku-lookup/', asked)).json();
  };
  expect(JSON.stringify(await price(90))).toContain('650.00');
  const { body } = await call('GET', '/api/products/options');
  expect(body).toContain('engineered_cell_libraries');
});
