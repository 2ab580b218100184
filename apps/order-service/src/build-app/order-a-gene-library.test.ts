import { genesFromWire } from '@cutsite/contracts/gene-catalogue';
import { geneLibraryItemToWire } from '@cutsite/contracts/gene-library';
import { type CatalogueGene, makeGeneIndex } from '@cutsite/domain/gene';
import { checkLibrary, type GeneLibraryItem, type LibraryProject, libraryItem } from '@cutsite/domain/gene-library';
import { systemClock } from '@cutsite/service-base/clock';
import { aPlacedOrder, aPurchaseOrder, completeCheckout } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadDemoGenes } from '../demo-data/index.ts';
import { loadCatalogueImport } from '../modules/gene-catalogue/index.ts';
import { humanFiles } from '../testing/catalogue-files.ts';

let service: TestService;
let customer: Customer;
let genes: readonly CatalogueGene[];
let version: string;
beforeAll(async () => {
  service = await startTestService();
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
  const { body } = await service.app.inject({ method: 'GET', url: '/api/products/odl/genes/?species=homo_sapiens' });
  const list = JSON.parse(body);
  genes = genesFromWire(list);
  version = list.version;
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

/** Kinases by the names that a list from a lab has. */
const kinases =
  'abl1 AKT1 FAK HER2 VEGFR2 p53 BRAF BTK ENSG00000132155.11 cdk1 AURKB PLK1 MTOR EGFR KIT MET SRC JAK2 SYK ZAP70 RELA-pos NTC1';

function aProject(names: readonly string[], changes: Partial<LibraryProject> = {}): LibraryProject {
  const wells = names.map((name, at) => ({
    id: `${at}`,
    index: (at % 16) * 24 + Math.floor(at / 16),
    name,
    chosenId: null,
  }));
  const plates = [{ id: 'p', name: 'Plate 1', wells }];
  const settings = { genome: 'homo_sapiens', plateType: '384_echo', quantityPerWell: 300, replicates: 2 } as const;
  return { name: 'Kinases', ...settings, plates, ...changes };
}

/** As the order screen does it: the names are looked up in the list that the service answers. */
function sentLibrary(project: LibraryProject) {
  const checked = checkLibrary(project, { index: makeGeneIndex('homo_sapiens', genes) });
  return { checked, sent: geneLibraryItemToWire(libraryItem(project, checked, version)) };
}

describe('a gene library of the demo', () => {
  test('is ordered from a list of names as labs write them, priced by the gene (GL-32, GL-33, rulings 66, 85)', async () => {
    const { checked, sent } = sentLibrary(aProject(kinases.split(' ')));
    expect(checked).toMatchObject({ isOrderable: true, genes: 20, controls: 2 });
    const added = await call('POST', '/api/order/add/', [sent]);
    expect(added.statusCode).toBe(201);
    const [item] = (await call('GET', '/api/user/cart/')).json().groups[0].items;
    // 20 genes in two copies, at $46.00 and a fifth more for less than 96 genes.
    expect(item).toMatchObject({
      kind: 'gene_library',
      name: 'Kinases / Gene library',
      subtotal: '2208.00',
      replicates: 2,
      quantity: 1,
    });
    expect(item.plates[0].wells.find((well: { typed_name: string }) => well.typed_name === 'FAK')).toMatchObject({
      gene_name: 'PTK2',
      is_control: false,
    });
    const read = await call('GET', `/api/order/ordereditem/${item.id}/`);
    expect(read.json()).toMatchObject({ data: sent });
  });

  test('costs its genes alone however many controls it has, and staff look at one with more controls than genes (ruling 85)', async () => {
    const controls = Array.from({ length: 18 }, () => 'NTC1');
    const reviews = async (names: readonly string[]) => {
      await call('POST', '/api/order/add/', [sentLibrary(aProject(names, { replicates: 1 })).sent]);
      const { items } = (await call('GET', '/api/user/cart/')).json().groups[0];
      const { needs_review, subtotal } = items.at(-1);
      return [needs_review, subtotal];
    };
    expect(await reviews([...kinases.split(' ').slice(0, 2), ...controls])).toEqual([true, '110.40']);
    expect(await reviews([...kinases.split(' ').slice(0, 18), ...controls])).toEqual([false, '993.60']);
  });

  test('is taken exactly as specified, without the fields that are ours, and keeps the catalogue of the server', async () => {
    const { sent } = sentLibrary(aProject(kinases.split(' ')));
    const { catalogue_version: _, plates, ...whole } = sent;
    const specified = {
      ...whole,
      plates: plates.map(({ name, wells }) => ({ name, wells: wells.map(({ typed_name: __, ...well }) => well) })),
    };
    expect(Object.keys(specified).toSorted()).toEqual(
      ['plate_spec', 'plates', 'product_slug', 'project_name', 'replicates', 'species'].toSorted(),
    );
    expect(Object.keys(specified.plates[0]?.wells[0] ?? {}).toSorted()).toEqual(
      ['ensembl_id', 'gene_label', 'gene_name', 'is_control', 'position'].toSorted(),
    );
    const added = await call('POST', '/api/order/add/', [specified]);
    expect(added.statusCode).toBe(201);
    const kept = await call('GET', `/api/order/ordereditem/${added.json().items[0].id}/`);
    expect(kept.json().data).toMatchObject({ catalogue_version: version });
  });

  test('keeps the version that the server checked it by, whatever was sent', async () => {
    const { sent } = sentLibrary(aProject(kinases.split(' ')));
    const added = await call('POST', '/api/order/add/', [{ ...sent, catalogue_version: 'ffffffffffffffff' }]);
    const { rows } = await service.pool.query('select item from cart_item where id = $1', [added.json().items[0].id]);
    const { catalogueVersion, plates } = rows[0].item as GeneLibraryItem;
    expect(catalogueVersion).toBe(version);
    const known = plates[0]?.wells.find(({ geneName }) => geneName === 'PLK1');
    expect(known?.gene).toEqual({ guideCount: expect.any(Number), isEssential: true });
    expect(plates[0]?.wells.find(({ isControl }) => isControl)).not.toHaveProperty('gene');
  });

  test('on three plates has a picture of each, and its genes as a list beside the other papers', async () => {
    const names = kinases.split(' ');
    const [plate] = aProject(names).plates;
    const three = ['First', 'Second', 'Third'].map((name) => ({ ...plate!, id: name, name }));
    const { sent } = sentLibrary(aProject(names, { plates: three }));
    const placed = await aPlacedOrder(service, { items: [sent] });
    const get = (url: string) => service.app.inject({ url, headers: placed.customer.headers });
    const order = (await get(`/api/order/${placed.id}/status/`)).json();
    expect(order.plates.map(({ name, wells }: { name: string; wells: string[] }) => [name, wells.length])).toEqual(
      ['First', 'Second', 'Third'].map((name) => [`Kinases / Gene library: ${name}`, 22]),
    );
    const lists = (order.documents as { kind: string; href: string }[]).filter(({ kind }) =>
      kind.startsWith('gene_list'),
    );
    expect(lists.map(({ kind }) => kind)).toEqual(['gene_list_csv', 'gene_list_xlsx']);
    const csv = await get(lists[0]?.href ?? '');
    expect(csv.headers['content-disposition']).toContain(`gene-list-${placed.number}.csv`);
    const lines = csv.body
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toBe('Item,Gene,Ensembl ID,Typed as,Type,Place,Guides,Common essential,Also cut,Genome,Gene list');
    expect(lines).toHaveLength(1 + 3 * 22);
    expect(lines[3]).toMatch(
      new RegExp(`^Kinases / Gene library,PTK2,ENSG00000169398,FAK,gene,First C01,\\d,no,,"Human, .*",${version}$`),
    );
    const confirmation = await get(`/api/order/${placed.id}/order-confirmation/`);
    expect(confirmation.statusCode).toBe(200);
    const text = (await extractText(await getDocumentProxy(new Uint8Array(confirmation.rawPayload)))).text
      .join('\n')
      .replace(/\s+/g, ' ');
    for (const word of ['First', 'Second', 'Third', `gene list ${version}`]) expect(text).toContain(word);
  });

  test('keeps its copies in the cart (ruling 84)', async () => {
    const { sent } = sentLibrary(aProject(kinases.split(' ')));
    const id = (await call('POST', '/api/order/add/', [sent])).json().items[0].id;
    const changed = await call('PATCH', `/api/user/cart/update-item-quantity/${id}/`, { quantity: 3 });
    expect([changed.statusCode, changed.json().error_message[0]]).toEqual([
      400,
      'The number of copies is a setting of the library. Open the library to change it.',
    ]);
  });

  test.each([
    ['a gene without guides', { gene_label: 'CDK8', gene_name: 'CDK8', ensembl_id: 'ENSG00000132964' }, 'ZERO_GUIDES'],
    ['an id that is in no list', { ensembl_id: 'ENSG00000999999' }, 'GENE_NOT_FOUND'],
    ['the name of another gene', { gene_name: 'TP63' }, 'GENE_NOT_FOUND'],
    ['a gene that is passed off as a control', { is_control: true }, 'GENE_NOT_FOUND'],
    [
      'a gene under the name of a control, which costs nothing',
      { gene_label: 'TP53', gene_name: 'RELA', ensembl_id: 'ENSG00000141510', is_control: true },
      'GENE_NOT_FOUND',
    ],
    ['a mouse control', { gene_label: 'Rosa26', gene_name: 'Rosa26', is_control: true }, 'GENE_NOT_FOUND'],
    ['a well that the plate has not', { position: 'Q1' }, 'position_invalid'],
  ])('is refused with %s, and the well is named', async (__, changes, code) => {
    const { sent } = sentLibrary(aProject(kinases.split(' ')));
    const plates = sent.plates.map((plate) => ({
      ...plate,
      wells: plate.wells.map((well, at) => (at === 3 ? { ...well, ...changes } : well)),
    }));
    const answer = await call('POST', '/api/order/add/', [{ ...sent, plates }]);
    expect(answer.statusCode).toBe(400);
    const rows = answer.json().rows as { code: string; well: string | null }[];
    expect(rows.map((row) => row.code)).toContain(code);
    if (code !== 'position_invalid') expect(rows[0]?.well).toBe('D01');
  });

  test('that is sent with thousands of wells is refused in one sentence, and no gene of it is looked up', async () => {
    const { sent } = sentLibrary(aProject(kinases.split(' ')));
    const [plate] = sent.plates;
    const well = { ...plate?.wells[0], gene_name: 'no gene', position: 'A1' };
    const plates = Array.from({ length: 50 }, (__, at) => ({
      name: `Plate ${at}`,
      wells: Array.from({ length: 384 }, () => well),
    }));
    const answer = await call('POST', '/api/order/add/', [{ ...sent, plates }]);
    expect([answer.statusCode, answer.json().rows.length]).toEqual([400, 1]);
    expect(answer.json().error_message).toEqual(['A project holds at most 500 wells.']);
  });

  test('is refused when it holds nothing but controls, which cost nothing', async () => {
    const { sent } = sentLibrary(aProject(Array.from({ length: 20 }, () => 'NTC1')));
    const answer = await call('POST', '/api/order/add/', [sent]);
    expect([answer.statusCode, answer.json().error_message]).toEqual([
      400,
      ['A library needs at least one gene beside its controls.'],
    ]);
  });

  test('is recalculated, shown and paid by the catalogue of today: what cannot be made any more is named', async () => {
    const { sent } = sentLibrary(aProject(kinases.split(' ')));
    const { order_id: id } = (await call('POST', '/api/order/add/', [sent])).json();
    await completeCheckout(service.pool, id, true);
    const summary = async () => (await call('GET', `/api/order/summary/${id}/`)).json();
    expect((await summary()).items_no_longer_made).toEqual([]);
    const recalculate = async () =>
      (await call('POST', `/api/order/recalculate_order_prices/${id}/`)).json() as { items: { reasons: string[] }[] };
    expect((await recalculate()).items.map(({ reasons }) => reasons)).toEqual([[]]);
    await importAnother();
    const [reasons] = (await recalculate()).items.map((item) => item.reasons);
    expect(reasons).toContain('ABL1 is not in the current gene list.');
    expect(reasons).not.toContain('TP53 is not in the current gene list.');
    const why = expect.stringMatching(
      /^Kinases \/ Gene library can no longer be made as it is: ABL1 is not in the current gene list\. .* And \d+ more\.$/,
    );
    expect((await summary()).items_no_longer_made).toEqual([{ item_id: expect.any(String), message: why }]);
    const paid = await call('POST', `/api/order/${id}/payment/purchase_order/`, aPurchaseOrder);
    expect([paid.statusCode, paid.json()]).toMatchObject([409, { error_code: 'payment_refused', detail: why }]);
  });

  test('of an issued quote keeps the catalogue that it was quoted by: it is shown, paid and made as it was', async () => {
    const { rollBack } = await loadCatalogueImport();
    await rollBack(service.pool, version);
    const { sent } = sentLibrary(aProject(kinases.split(' ')));
    const { order_id: id } = (await call('POST', '/api/order/add/', [sent])).json();
    await completeCheckout(service.pool, id, true);
    const quoted = await call('POST', `/api/order/${id}/cart-quote-switch/`, { desired_status: 'quote' });
    expect(quoted.statusCode).toBe(200);
    await importAnother();
    const summary = async () => (await call('GET', `/api/order/summary/${id}/`)).json();
    expect(await summary()).toMatchObject({ status: 'quote', items_no_longer_made: [] });
    const paid = await call('POST', `/api/order/${id}/payment/purchase_order/`, aPurchaseOrder);
    expect(paid.statusCode).toBe(200);
    expect(await summary()).toMatchObject({ status: 'ordered', items_no_longer_made: [] });
    const { body } = await call('GET', `/api/order/${id}/gene-list/?format=csv`);
    expect(body).toContain('ABL1,ENSG00000097007,abl1,gene,');
    const { rows } = await service.pool.query('select item from cart_item where cart_id = $1', [id]);
    expect((rows[0].item as GeneLibraryItem).catalogueVersion).toBe(version);
  });
});

/** Six genes become the current catalogue, none of them a kinase. */
async function importAnother(): Promise<void> {
  const { planImport, writeImport } = await loadCatalogueImport();
  const planned = await planImport(service.pool, 'homo_sapiens', humanFiles);
  await writeImport(service.pool, planned, { name: 'a newer one', importedAt: new Date() });
}

test('without a catalogue of its genome a library waits, and says so', async () => {
  await service.pool.query("update gene_catalogue set is_current = false where genome = 'mus_musculus'");
  const { sent } = sentLibrary(aProject(kinases.split(' ')));
  const answer = await call('POST', '/api/order/add/', [{ ...sent, species: 'mus_musculus' }]);
  expect(answer.json().rows.map((row: { code: string }) => row.code)).toEqual(['no_gene_catalogue']);
});
