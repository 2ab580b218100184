import type { ShippingEstimatesWire, updateShippingMethod } from '@cutsite/contracts/checkout';
import type { EndpointBody } from '@cutsite/contracts/endpoint';
import { deliveryToWire } from '@cutsite/contracts/order-contents';
import type { Address } from '@cutsite/domain/address';
import {
  carrierAccountMessage,
  carrierLabel,
  carrierNames,
  deliveryOf,
  readCarrierAccount,
  type Shipment,
  type ShippingTable,
  shippingOffers,
} from '@cutsite/domain/checkout';
import { formatDecimal } from '@cutsite/domain/money';
import { temperatures } from '@cutsite/domain/product';
import { err, ok, type Result } from '@cutsite/domain/result';
import { refuse } from '@cutsite/service-base/http';
import { type ChosenShipping, writeShipping } from '../cart/index.ts';
import { knownId, type OrderHandle, readContents } from '../order-contents/index.ts';
import { type ChangeRefusal, type CheckoutDependencies, changeCheckout, type OrderOfUser } from './change-checkout.ts';

type Body = EndpointBody<typeof updateShippingMethod>;
type Own = Pick<ChosenShipping, 'carrier' | 'carrierAccountNumber'>;

/** Text of ours. */
export const addressFirstMessage = 'Please choose a shipping address first.';

/** How each shipment can travel; null without a shipping address. */
export async function estimateShipping(
  { pool, tables, clock }: CheckoutDependencies,
  handle: OrderHandle,
): Promise<ShippingEstimatesWire | null> {
  const { items, shipments, shippingAddress, totals } = await readContents(pool, handle);
  if (shippingAddress === null) return null;
  return {
    order_id: handle.id,
    currency: totals.total.currency,
    groups: shipments.map(({ groupId, temperature, method }) => ({
      id: groupId,
      temperature,
      chosen: method,
      estimates: shippingOffers(temperature, shippingAddress, tables.delivery.shipping).map((offer) => ({
        shipping_method: offer.method,
        shipping_method_name: offer.name,
        amount: formatDecimal(offer.amount),
        business_days: offer.businessDays,
        leaves_on: [...offer.leavesOn],
        delivery: deliveryToWire(
          deliveryOf(
            tables.kinds,
            {
              temperature,
              items: items.filter((entry) => entry.groupId === groupId),
              address: shippingAddress,
              method: offer.method,
            },
            tables.delivery,
            clock.now(),
          ),
        ),
      })),
    })),
    carriers: carrierNames.map((carrier) => ({
      shipping_carrier: carrier,
      label: carrierLabel(carrier).label,
      account_number_form: carrierLabel(carrier).form,
    })),
  };
}

/** Chooses how all shipments travel, or one of them (CO-11). */
export async function chooseShipping(dependencies: CheckoutDependencies, order: OrderOfUser, body: Body) {
  const own = ownCarrier(body);
  if (!own.ok) return own.error;
  return changeCheckout(dependencies, order, async (client, handle, now) => {
    const { shipments, shippingAddress } = await readContents(client, handle);
    if (shippingAddress === null) return refuse.conflict(addressFirstMessage);
    const chosen = chooseFor(shipments, shippingAddress, body, own.value, dependencies.tables.delivery.shipping);
    if (!chosen.ok) return chosen.error;
    for (const shipment of chosen.value) await writeShipping(client, handle, shipment, now);
    return null;
  });
}

/** With the own carrier account its number is required; with any other method there must be none. */
function ownCarrier(body: Body): Result<Own, ChangeRefusal> {
  const carrier = body.shipping_carrier ?? null;
  const typed = body.carrier_account_number ?? '';
  if (body.shipping_method !== 'carrier_account') {
    if (carrier === null && typed === '') return ok({ carrier: null, carrierAccountNumber: null });
    return err(refused('shipping_carrier', 'A carrier account can only be given with "On my carrier account".'));
  }
  if (carrier === null) return err(refused('shipping_carrier', 'Please choose your carrier.'));
  if (typed.trim() === '') return err(refused('carrier_account_number', 'Carrier account number is required.'));
  const number = readCarrierAccount(carrier, typed);
  if (number === null) return err(refused('carrier_account_number', carrierAccountMessage(carrier)));
  return ok({ carrier, carrierAccountNumber: number });
}

function chooseFor(
  shipments: readonly Shipment[],
  address: Address,
  { group_id: group, shipping_method: method }: Body,
  own: Own,
  table: ShippingTable | undefined,
): Result<ChosenShipping[], ChangeRefusal> {
  const groupId = group === undefined || group === null ? null : (knownId(group) ?? group);
  const targets = shipments.filter((shipment) => groupId === null || shipment.groupId === groupId);
  if (targets.length === 0)
    return err(refused('group_id', groupId === null ? 'There is nothing to ship.' : 'There is no such shipment.'));
  const chosen: ChosenShipping[] = [];
  for (const shipment of targets) {
    const offer = shippingOffers(shipment.temperature, address, table).find((one) => one.method === method);
    if (offer === undefined) {
      const { label } = temperatures[shipment.temperature];
      return err(
        refused('shipping_method', `The shipment "${label}" cannot be sent this way. Please choose another method.`),
      );
    }
    chosen.push({ groupId: shipment.groupId, offer, ...own });
  }
  return ok(chosen);
}

function refused(field: string, sentence: string): ChangeRefusal {
  return refuse.invalid({ error_message: [sentence], field_errors: { [field]: [sentence] } });
}
