import { validateSequences } from '@cutsite/contracts/express-knockout';
import {
  listCellGenes,
  listCellLibraryGenes,
  listCellLibraryLines,
  listCellLines,
  listCloneAndPoolLines,
  listLibraryGenes,
} from '@cutsite/contracts/gene-catalogue';
import { getLibraryPrice, getProductOptions, lookUpSku } from '@cutsite/contracts/price-list';
import { systemClock } from '@cutsite/service-base/clock';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemoGenes } from '../../demo-data/index.ts';
import { type OneOfEach, oneOfEach, pricesOfEach } from '../../testing/one-of-each.ts';

/** Every call for products, with the address and the payload that the specification gives, and nothing besides. */
let service: TestService;
let customer: Customer;
let each: OneOfEach;
beforeAll(async () => {
  service = await startTestService();
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
  customer = await aCustomer(service.pool);
  each = await oneOfEach(service);
});
afterAll(() => service.stop());

interface Answered {
  readonly responses: { readonly 200: { readonly safeParse: (body: unknown) => { readonly error?: unknown } } };
}

/** Whether an answer is what its contract says: no field missing, none too many. */
const faultOf = ({ responses }: Answered, body: unknown) => responses[200].safeParse(body).error;

describe('what is read (GC-5, GL-29, GL-31, CL-20, CL-21, KO-11, KO-12, PR-11)', () => {
  const libraryPrice =
    'quantity_per_well=300&replicates=2&total_num_genes=96&plate_format=384_echo&species=homo_sapiens';
  test.each([
    [`/api/order/on-demand-libraries/pricing/?${libraryPrice}`, getLibraryPrice],
    ['/api/products/odl/genes/?species=homo_sapiens', listLibraryGenes],
    ['/api/products/odl/genes/?species=mus_musculus', listLibraryGenes],
    ['/api/products/ecl/genes/?species=homo_sapiens', listCellLibraryGenes],
    ['/api/products/ecl/cell-lines/?species=homo_sapiens', listCellLibraryLines],
    ['/api/products/cell-lines/?species=homo_sapiens', listCellLines],
    ['/api/products/options', getProductOptions],
    ['/api/products/cells/cell-lines', listCloneAndPoolLines],
    ['/api/products/cells/genes', listCellGenes],
  ] as const)('GET %s', async (url, endpoint) => {
    for (const headers of [{}, customer.headers]) {
      const answer = await service.app.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      expect(faultOf(endpoint as unknown as Answered, answer.json())).toBeUndefined();
    }
    expect(endpoint.path).toBe(url.split('?')[0]);
  });

  test('a price of a library has its two prices of a gene (PR-15, ruling 56)', async () => {
    const { body } = await service.app.inject(`/api/order/on-demand-libraries/pricing/?${libraryPrice}`);
    const { list_price_per_gene, price_per_gene, total, currency } = JSON.parse(body);
    expect([list_price_per_gene, price_per_gene, total, currency]).toEqual(['50.60', '50.60', '9715.20', 'USD']);
  });
});

describe('what is asked with a body', () => {
  test('POST /products/sku-lookup/ takes a list with one item, of each product (PR-13)', async () => {
    const { headers } = customer;
    const slugs = Object.values(each).map((item: object) => ({
      product_slug: 'product_slug' in item ? item.product_slug : '',
    }));
    for (const asked of slugs) {
      const answer = await service.app.inject({
        method: 'POST',
        url: '/products/sku-lookup/',
        headers,
        payload: [asked],
      });
      expect([asked, answer.statusCode]).toEqual([asked, 200]);
      expect(faultOf(lookUpSku as unknown as Answered, answer.json())).toBeUndefined();
    }
  });

  test('POST …/sequences/validate/ takes species and sequences (EK-5, EK-6)', async () => {
    const { headers } = customer;
    const payload = { species: 'homo_sapiens', sequences: ['CCATTGTTCAATATCGTCCG', 'AACCAAAGTCGAATATGACG'] };
    const url = '/api/products/express-ko-pool/sequences/validate/';
    const answer = await service.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(faultOf(validateSequences as unknown as Answered, answer.json())).toBeUndefined();
    const answers: Record<string, { valid: boolean }> = answer.json();
    expect(Object.entries(answers).map(([sequence, { valid }]) => [sequence, valid])).toEqual([
      ['CCATTGTTCAATATCGTCCG', true],
      ['AACCAAAGTCGAATATGACG', false],
    ]);
  });

  test('POST /api/order/add/ takes an item of each product, signed in and with the CSRF token', async () => {
    const payload = Object.values(each);
    const url = '/api/order/add/';
    const { cookie, ...others } = customer.headers;
    expect((await service.app.inject({ method: 'POST', url, headers: others, payload })).statusCode).toBe(401);
    expect((await service.app.inject({ method: 'POST', url, headers: { cookie }, payload })).statusCode).toBe(403);
    const added = await service.app.inject({ method: 'POST', url, headers: customer.headers, payload });
    expect(added.statusCode).toBe(201);
    const prices = added.json().items.map(({ subtotal }: { subtotal: string }) => Math.round(Number(subtotal) * 100));
    expect(prices).toEqual(Object.values(pricesOfEach));
  });

  test('the items of libraries have exactly the fields of the specification (GL-32, GL-33, CL-22, CL-23)', () => {
    const fields = (value: unknown): unknown =>
      Array.isArray(value)
        ? [fields(value[0])]
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fields(one)]))
          : typeof value;
    expect(fields(each.gene_library)).toEqual({
      product_slug: 'string',
      project_name: 'string',
      plate_spec: { format: 'string', quantity_per_well: 'number' },
      replicates: 'number',
      species: 'string',
      plates: [
        {
          name: 'string',
          wells: [
            {
              gene_label: 'string',
              gene_name: 'string',
              ensembl_id: 'string',
              is_control: 'boolean',
              position: 'string',
            },
          ],
        },
      ],
    });
    expect(fields(each.cell_library)).toEqual({
      name: 'string',
      num_mock_wells: 'number',
      num_ntc1_controls: 'number',
      num_ntc2_controls: 'number',
      product_slug: 'string',
      replicates: 'number',
      species: 'string',
      cell_line: 'string',
      genes: [{ ensembl_id: 'string', essential_gene: 'boolean', gene_name: 'string' }],
    });
  });
});
