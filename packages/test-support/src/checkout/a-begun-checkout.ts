import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import type { AddressWire } from '@cutsite/contracts/order-contents';
import { aCustomer } from '../customer/index.ts';
import { aTubeItem } from '../guide-rna/index.ts';
import type { TestService } from '../service/index.ts';

/** An address in Boston, as the checkout sends it. */
export const bostonAddress: AddressWire = {
  first_name: 'Mirela',
  last_name: 'Anand',
  company: 'Meridian Institute',
  line1: '40 Quarry Road',
  line2: '',
  city: 'Boston',
  subdivision: 'MA',
  postal_code: '02130',
  country: 'US',
  phone: '+1 617 555 0142',
};

export type BegunCheckout = Awaited<ReturnType<typeof aBegunCheckout>>;

/** A customer with a tube in the cart and the whole checkout still to come, and the calls that lead through it. */
export async function aBegunCheckout({ app, pool }: Pick<TestService, 'app' | 'pool'>) {
  const customer = await aCustomer(pool);
  /** Any call, by this customer unless stated otherwise. */
  const call = (method: 'GET' | 'POST', url: string, payload?: object, headers = customer.headers) =>
    app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const add = (item: object) => call('POST', '/api/order/add/', [item]);
  const filled = await add(guideRnaItemToWire(aTubeItem(['TP53-g1'])));
  if (filled.statusCode !== 201) throw new Error(`The cart was not filled: ${filled.body}`);
  const id = filled.json().order_id as string;
  return {
    customer,
    id,
    call,
    add,
    summary: async () => (await call('GET', `/api/order/summary/${id}/`)).json(),
    setAddress: (address_type: 'shipping' | 'billing', address: object) =>
      call('POST', `/api/order/update-address/${id}/`, { address_type, address_id: null, address }),
    setMethod: (method: object) => call('POST', `/api/order/${id}/update-shipping-method/`, method),
  };
}
