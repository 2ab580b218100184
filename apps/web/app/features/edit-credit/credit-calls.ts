import {
  type BlanketPoLedgerWire,
  type BlanketPoWire,
  listBlanketPos,
  listBlanketPoTransactions,
} from '@cutsite/contracts/blanket-po';
import { type CreditLedgerWire, getEditCredit, listCreditTransactions } from '@cutsite/contracts/edit-credit';
import { buyEditCredit, confirmCreditPurchase } from '@cutsite/contracts/payment';
import { getPaymentOptions } from '@cutsite/contracts/payment-options';
import type { CreditType } from '@cutsite/domain/edit-credit';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { type ConfirmCard, type NetworkAnswer, showCard } from '../../platform/card/entry/card-entry.ts';
import { bodyOf } from '../../platform/failure/body-of.ts';

export const editCreditQuery = queryOptions({
  queryKey: ['edit-credit'],
  queryFn: async () => {
    const answer = await api.call(getEditCredit);
    return bodyOf(answer);
  },
  staleTime: 0,
});

export const blanketPosQuery = queryOptions({
  queryKey: ['blanket-pos'],
  queryFn: async () => {
    const answer = await api.call(listBlanketPos);
    return bodyOf(answer) as BlanketPoWire[];
  },
  staleTime: 0,
});

/** One page of a ledger of either kind. */
export type LedgerPage = CreditLedgerWire | BlanketPoLedgerWire;

/** Reads a page of a ledger, from a cursor or from the latest entry. */
export type ReadLedger = (cursor: string | null) => Promise<LedgerPage>;

export const readCreditLedger =
  (id: string): ReadLedger =>
  async (cursor) => {
    const query = cursor === null ? {} : { cursor };
    const answer = await api.call(listCreditTransactions, { params: { id }, query });
    return bodyOf(answer) as CreditLedgerWire;
  };

export const readBlanketLedger =
  (id: string): ReadLedger =>
  async (cursor) => {
    const query = cursor === null ? {} : { cursor };
    const answer = await api.call(listBlanketPoTransactions, { params: { id }, query });
    return bodyOf(answer) as BlanketPoLedgerWire;
  };

/** The network that takes the cards of this store. */
export const cardNetworkQuery = queryOptions({
  queryKey: ['card-network'],
  queryFn: async () => {
    const answer = await api.call(getPaymentOptions);
    return bodyOf(answer).card;
  },
});

export interface WantedRefill {
  readonly amount: string;
  readonly creditType: CreditType;
  /** Stays the same however often this refill is sent (ruling 37). */
  readonly key: string;
}

/** Where the bank sends a customer back to, and where a refill is watched. */
const purchaseAddress = (id: string) => `/account/edit-credit?purchase=${encodeURIComponent(id)}`;

/** Begins to buy credit and shows the network the card. */
export async function buyCredit(
  wanted: WantedRefill,
  confirm: ConfirmCard,
): Promise<{ readonly purchaseId: string; readonly shown: NetworkAnswer }> {
  const answer = await api.call(buyEditCredit, {
    body: { amount: wanted.amount, credit_type: wanted.creditType },
    headers: { 'idempotency-key': wanted.key },
  });
  const purchase = bodyOf(answer);
  const { purchase_id: purchaseId } = purchase;
  return { purchaseId, shown: await showCard(purchase, confirm, purchaseAddress(purchaseId)) };
}

/** Where the payment of a refill stands. */
export async function askPurchase(id: string) {
  const answer = await api.call(confirmCreditPurchase, { params: { id } });
  return bodyOf(answer);
}
