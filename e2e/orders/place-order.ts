import type { Customer } from '../browser/customer.ts';
import { callAs, coldItem } from '../browser/open-account.ts';
import { guides, rna } from '../guides/plate-of-guides.ts';

const address = {
  first_name: 'Rosa',
  last_name: 'Lindqvist',
  company: 'Helix Lab',
  line1: '7 Cutter Way',
  line2: '',
  city: 'Boston',
  subdivision: 'MA',
  postal_code: '02118',
  country: 'US',
  phone: '+1 617 555 0100',
};

const plate = (name: string, count: number) => ({
  product_slug: 'sgrna_kit',
  cell_line: null,
  species: 'homo_sapiens',
  guaranteed_yield: '3nmol',
  mod: 'Standard',
  processing: ['spe'],
  nuclease: 'SpCas9',
  plate_name: name,
  product_format: 'plate',
  sequences: guides(count).map((guide, at) => ({
    name: guide.name,
    raw_sequence: rna(guide),
    well: `${'ABCDEFGH'[Math.floor(at / 12)]}${(at % 12) + 1}`,
  })),
});

/** An order that was placed on a purchase order. */
export interface PlacedByPo {
  readonly id: string;
  readonly number: string;
}

interface OrderTexts {
  readonly plateName?: string;
  readonly poNumber?: string;
  /** In place of the plate and the protein; none: what is in the cart already. */
  readonly items?: readonly object[];
}

/** Fills the cart with a plate and a protein, goes through the checkout and pays by purchase order, all by calls. */
export async function placeOrder(
  customer: Customer,
  { plateName = 'Kinase screen', poNumber = '4500-77120', items = [plate(plateName, 30), coldItem] }: OrderTexts = {},
): Promise<PlacedByPo> {
  const { order_id: id } = await (items.length === 0
    ? callAs<{ order_id: string }>(customer, 'GET', '/api/user/cart/')
    : callAs<{ order_id: string }>(customer, 'POST', '/api/order/add/', items));
  for (const kind of ['shipping', 'billing']) {
    await callAs(customer, 'POST', `/api/order/update-address/${id}/`, { address_type: kind, address });
  }
  await callAs(customer, 'POST', `/api/order/${id}/update-shipping-method/`, { shipping_method: 'express' });
  const paid = await callAs<{ order_number: string }>(customer, 'POST', `/api/order/${id}/payment/purchase_order/`, {
    po_number: poNumber,
    billing_contact: { name: 'Accounts Payable', email: 'ap@helixlab.example' },
    cost_centre: 'CC-4410-22',
    accepted_terms: true,
  });
  return { id, number: paid.order_number };
}
