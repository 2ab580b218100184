import { systemClock } from '@cutsite/service-base/clock';
import { aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoGenes } from '../demo-data/index.ts';
import { assertInvariants } from '../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../testing/start-paying-service.ts';

let service: PayingService;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' } });
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
});
afterAll(() => service.stop());

const call = ({ headers }: Customer, method: 'GET' | 'POST', url: string, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const pool = {
  product_slug: 'express_ko_pool',
  project_name: 'Suppressors',
  cell_line: 'HAP1',
  species: 'homo_sapiens',
  edit_type: 'single_guide',
  ensembl_id: 'ENSG00000141510',
  gene_name: 'TP53',
  sequence: 'CCATTGTTCAATATCGTCCG',
};
const guides = {
  product_slug: 'gene_knockout',
  genome_name: 'homo_sapiens',
  ensembl_id: 'ENSG00000079999',
  gene_name: 'KEAP1',
  cell_line: 'K-562',
  quantity: 3,
  quantity_unit: 'nmol',
};
const clone = { product_slug: 'cell_clonal', cell_line: 'Other: SH-SY5Y, clone 7', gene_symbol: 'KEAP1' };
const names = ['Suppressors / TP53 knockout pool', 'KEAP1 knockout, K-562', 'KEAP1 knockout clone, SH-SY5Y, clone 7'];

/** What every list of them says, in any order: shipments come by temperature. */
const namesIn = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).toSorted();

test('knockouts are shared, quoted, paid, printed, given back and ordered again (EK-1, KO-1, KO-6)', async () => {
  const [owner, purchaser] = [await aCustomer(service.pool), await aCustomer(service.pool)];
  const cart = await aReadyCart(service, { customer: owner, items: [pool, guides, clone] });

  const share = { email: 'purchasing@institute.example', message: '' };
  const { link } = (await call(owner, 'POST', `/api/order/${cart.id}/share/`, share)).json();
  const token = new URL(link).searchParams.get('token');
  const shown = await call(purchaser, 'POST', '/api/shared-cart/open/', { token: token ?? '' });
  expect(namesIn(shown.json().items)).toEqual(names.toSorted());

  const quoted = await call(owner, 'POST', `/api/order/${cart.id}/cart-quote-switch/`, { desired_status: 'quote' });
  expect(quoted.statusCode).toBe(200);
  const offer = await textOf((await call(owner, 'GET', `/api/order/${cart.id}/quote/pdf/`)).rawPayload);
  for (const part of [...names, 'CCATTGTTCAATATCGTCCG', 'GKO-HS-KEAP1-3']) expect(offer).toContain(part);
  const back = await call(owner, 'POST', `/api/order/${cart.id}/cart-quote-switch/`, { desired_status: 'cart' });
  expect(back.statusCode).toBe(200);

  await service.showCard((await call(owner, 'POST', `/api/order/${cart.id}/payment/stripe/`)).json());
  const paid = await call(owner, 'POST', `/api/order/${cart.id}/payment/confirm/`);
  expect(paid.json().status).toBe('confirmed');
  const order = (await call(owner, 'GET', `/api/order/${cart.id}/status/`)).json();
  expect(order.shipments).toHaveLength(2);
  const confirmation = await textOf((await call(owner, 'GET', `/api/order/${cart.id}/order-confirmation/`)).rawPayload);
  for (const part of [...names, 'HAP1', 'SH-SY5Y, clone 7']) expect(confirmation).toContain(part);
  const genes = (await call(owner, 'GET', `/api/order/${cart.id}/gene-list/?format=csv`)).body;
  expect(genes.trimEnd().split('\r\n')).toHaveLength(1 + 3);

  const sales = await aStaffMember(service.pool, 'sales');
  const refund = { amount: '95.00', reason: 'The clone did not thaw.' };
  const refunded = await call(sales, 'POST', `/api/staff/order/${cart.id}/refund/`, refund);
  expect(refunded.json().payment).toMatchObject({ refunded: '95.00' });
  const again = (await call(owner, 'POST', `/api/order/${cart.id}/order-again/`)).json();
  expect([namesIn(again.added), again.not_added]).toEqual([names.toSorted(), []]);
  await assertInvariants(service.pool);
});
