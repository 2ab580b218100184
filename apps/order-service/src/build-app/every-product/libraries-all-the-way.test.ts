import { systemClock } from '@cutsite/service-base/clock';
import { aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoGenes } from '../../demo-data/index.ts';
import { assertInvariants } from '../../testing/assert-invariants.ts';
import { type OneOfEach, oneOfEach, pricesOfEach } from '../../testing/one-of-each.ts';
import { type PayingService, startPayingService } from '../../testing/start-paying-service.ts';

let service: PayingService;
let each: OneOfEach;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' } });
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
  each = await oneOfEach(service, 'Chromatin');
});
afterAll(() => service.stop());

const call = ({ headers }: Customer, method: 'GET' | 'POST', url: string, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
const names = ['Chromatin', 'Kinases / Gene library'];
const namesIn = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).toSorted();

test('libraries of genes and of cells are shared, quoted, paid, printed, given back and ordered again (CL-22, GL-32)', async () => {
  const [owner, purchaser] = [await aCustomer(service.pool), await aCustomer(service.pool)];
  const cart = await aReadyCart(service, { customer: owner, items: [each.cell_library, each.gene_library] });

  const share = { email: 'purchasing@institute.example', message: '' };
  const { link } = (await call(owner, 'POST', `/api/order/${cart.id}/share/`, share)).json();
  const token = new URL(link).searchParams.get('token');
  const shown = (await call(purchaser, 'POST', '/api/shared-cart/open/', { token: token ?? '' })).json();
  expect(namesIn(shown.items)).toEqual(names);

  const quoted = await call(owner, 'POST', `/api/order/${cart.id}/cart-quote-switch/`, { desired_status: 'quote' });
  expect(quoted.statusCode).toBe(200);
  const offer = await textOf((await call(owner, 'GET', `/api/order/${cart.id}/quote/pdf/`)).rawPayload);
  for (const part of [...names, '$14,000.00', '$2,208.00', 'K-562', '384-well Echo']) expect(offer).toContain(part);
  const back = await call(owner, 'POST', `/api/order/${cart.id}/cart-quote-switch/`, { desired_status: 'cart' });
  expect(back.statusCode).toBe(200);

  await service.showCard((await call(owner, 'POST', `/api/order/${cart.id}/payment/stripe/`)).json());
  expect((await call(owner, 'POST', `/api/order/${cart.id}/payment/confirm/`)).json().status).toBe('confirmed');
  const order = (await call(owner, 'GET', `/api/order/${cart.id}/status/`)).json();
  expect(order.shipments.map(({ temperature }: { temperature: string }) => temperature).toSorted()).toEqual([
    'ambient',
    'dry_ice',
  ]);
  const confirmation = await textOf((await call(owner, 'GET', `/api/order/${cart.id}/order-confirmation/`)).rawPayload);
  for (const part of [...names, '20 pools in one rack of 96', '20 genes on one plate'])
    expect(confirmation).toContain(part);

  // Every well of the rack and of both copies' plate has its row in the map, every gene in the list, in both forms.
  const map = (await call(owner, 'GET', `/api/order/${cart.id}/plate-map/?format=csv`)).body;
  expect(map.split('\r\n').filter((row) => row.includes('K-562') && row.includes(',pool,'))).toHaveLength(20);
  const genes = (await call(owner, 'GET', `/api/order/${cart.id}/gene-list/?format=csv`)).body;
  const listed = (type: string) => genes.split('\r\n').filter((row) => row.includes(`,${type},`));
  expect([listed('gene').length, listed('control').length]).toEqual([20 + 20, 20]);
  expect(listed('gene').filter((row) => /^Chromatin,.*,Rack 1 [A-H]\d\d,/.test(row))).toHaveLength(20);
  const sheet = await call(owner, 'GET', `/api/order/${cart.id}/gene-list/?format=xlsx`);
  expect([sheet.statusCode, sheet.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);

  const sales = await aStaffMember(service.pool, 'sales');
  const refund = { amount: '700.00', reason: 'One pool did not grow.' };
  const refunded = await call(sales, 'POST', `/api/staff/order/${cart.id}/refund/`, refund);
  expect(refunded.json().payment).toMatchObject({ refunded: '700.00' });
  const again = (await call(owner, 'POST', `/api/order/${cart.id}/order-again/`)).json();
  expect([namesIn(again.added), again.not_added]).toEqual([names, []]);
  const { subtotal } = (await call(owner, 'GET', '/api/user/cart/')).json();
  expect(Number(subtotal) * 100).toBe(pricesOfEach.cell_library + pricesOfEach.gene_library);
  await assertInvariants(service.pool);
});
