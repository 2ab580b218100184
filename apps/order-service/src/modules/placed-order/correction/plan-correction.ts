import type { Problem } from '@cutsite/contracts/problem';
import type { CorrectionWire } from '@cutsite/contracts/staff-order';
import { type Address, addressLines } from '@cutsite/domain/address';
import {
  type CorrectedContents,
  correctContents,
  type RestrictedItem,
  restrictedItems,
} from '@cutsite/domain/checkout';
import { formatDecimal, moneyText, usd } from '@cutsite/domain/money';
import { err, ok, type Result } from '@cutsite/domain/result';
import { isOneLine } from '@cutsite/domain/text';
import type { Pool, PoolClient } from 'pg';
import { taxes } from '../../../gateways/tax/index.ts';
import type { ItemTables } from '../../../item-tables/index.ts';
import { readAddressInput } from '../../address/index.ts';
import type { OrderFacts } from '../order-facts.ts';

/** What is to be corrected; null: that stays. */
export interface Correction {
  readonly address: Address | null;
  /** Empty: none. */
  readonly poNumber: string | null;
}

/** Why a correction cannot be made. */
export type CorrectionRefusal =
  | { readonly code: 'nothing_changes' }
  | { readonly code: 'address_faulty'; readonly problem: Problem }
  | { readonly code: 'po_faulty'; readonly sentence: string }
  | { readonly code: 'restricted'; readonly items: readonly RestrictedItem[] }
  | { readonly code: 'costs_more'; readonly minor: number };

/** What a correction comes to. */
export interface PlannedCorrection {
  /** Null: the contents stay as they are. */
  readonly contents: CorrectedContents | null;
  /** Null: it stays; empty: none. */
  readonly poNumber: string | null;
  readonly changes: CorrectionWire['changes'];
  /** What it costs more, in minor units; below zero: less. */
  readonly differenceMinor: number;
}

/** Works out what a correction comes to, with the prices and taxes of today; nothing is written. */
export async function planCorrection(
  db: Pool | PoolClient,
  { kinds, delivery }: Pick<ItemTables, 'kinds' | 'delivery'>,
  { order }: OrderFacts,
  { address: typed, poNumber: typedNumber }: Correction,
): Promise<Result<PlannedCorrection, CorrectionRefusal>> {
  const checked = typed === null ? null : readAddressInput(typed, 'shipping');
  if (checked?.ok === false) return err({ code: 'address_faulty', problem: checked.error });
  const before = order.contents.shippingAddress;
  const lines = (address: Address | null) => (address === null ? '' : addressLines(address).join(', '));
  const address = checked === null || lines(checked.value) === lines(before) ? null : checked.value;
  const oldNumber = order.payment_details.po_number ?? '';
  const number = typedNumber === null || typedNumber.trim() === oldNumber ? null : typedNumber.trim();
  if (address === null && number === null) return err({ code: 'nothing_changes' });
  const fault = number === null ? null : poFault(number, order.method);
  if (fault !== null) return err({ code: 'po_faulty', sentence: fault });
  const items = restrictedItems(kinds, order.contents.items, address);
  if (items.length > 0) return err({ code: 'restricted', items });
  const contents =
    address === null
      ? null
      : correctContents(order.contents, {
          address,
          tax: await taxes.ruleFor(db, { payerId: order.payer_account_id, address }),
          shipping: delivery.shipping,
        });
  const changes = [
    ...(address === null ? [] : [{ field: 'Shipping address', old: lines(before), new: lines(address) }]),
    ...(contents === null ? [] : shippingChanges(order.contents.shipments, contents.shipments)),
    ...(number === null ? [] : [{ field: 'PO number', old: oldNumber, new: number }]),
  ];
  const differenceMinor = contents === null ? 0 : contents.totals.total.minor - order.contents.totals.total.minor;
  return ok({ contents, poNumber: number, changes, differenceMinor });
}

/** A purchase order needs its number; on everything else it is a help for the customer's books. */
function poFault(number: string, method: OrderFacts['order']['method']): string | null {
  if (number === '' && method === 'purchase_order') return 'An order that is paid by purchase order needs its number.';
  return isOneLine(number) ? null : 'The PO number must be on one line.';
}

function shippingChanges(
  before: OrderFacts['order']['contents']['shipments'],
  after: CorrectedContents['shipments'],
): CorrectionWire['changes'] {
  const text = (name: string | null, minor: number) => `${name ?? 'none'}, ${moneyText(usd(minor))}`;
  return after.flatMap(({ groupId, methodName, amount }) => {
    const old = before.find((one) => one.groupId === groupId);
    const [one, other] = [text(old?.methodName ?? null, old?.amount?.minor ?? 0), text(methodName, amount?.minor ?? 0)];
    return one === other ? [] : [{ field: 'Shipping', old: one, new: other }];
  });
}

/** A plan for the wire. */
export function planToWire(plan: PlannedCorrection, beforeMinor: number): CorrectionWire {
  const { differenceMinor, changes } = plan;
  return {
    before: formatDecimal(usd(beforeMinor)),
    after: formatDecimal(usd(beforeMinor + differenceMinor)),
    difference: `${differenceMinor < 0 ? '-' : ''}${formatDecimal(usd(Math.abs(differenceMinor)))}`,
    settled: differenceMinor === 0 ? 'none' : differenceMinor < 0 ? 'refunded' : 'must_be_waived',
    changes: [...changes],
  };
}
