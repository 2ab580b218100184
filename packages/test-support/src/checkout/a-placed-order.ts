import type { TestService } from '../service/index.ts';
import { aReadyCart, type ReadyCart, type ReadyCartOptions } from './a-ready-cart.ts';

export interface PlacedOrder extends ReadyCart {
  readonly number: string;
}

/** An order that was paid by purchase order PO-4711, by its owner unless stated otherwise. */
export async function aPlacedOrder(
  service: Pick<TestService, 'app' | 'pool'>,
  options: ReadyCartOptions & { readonly poNumber?: string; readonly reference?: string } = {},
): Promise<PlacedOrder> {
  const cart = await aReadyCart(service, options);
  if (options.reference !== undefined) {
    await service.pool.query('update cart set customer_reference_code = $2 where id = $1', [
      cart.id,
      options.reference,
    ]);
  }
  const answer = await service.app.inject({
    method: 'POST',
    url: `/api/order/${cart.id}/payment/purchase_order/`,
    headers: cart.customer.headers,
    payload: {
      po_number: options.poNumber ?? 'PO-4711',
      billing_contact: { name: 'Accounts Payable', email: 'ap@lab.example' },
    },
  });
  if (answer.statusCode !== 200) throw new Error(`The order was not placed: ${answer.body}`);
  return { ...cart, number: answer.json().order_number as string };
}
