import { checkPurchaseOrder, type PurchaseOrder } from '@cutsite/domain/payment';
import type { PoolClient } from 'pg';
import type { OrderHandle } from '../../order-contents/index.ts';
import { PaymentRefused } from '../payment-refusals.ts';
import type { WayToPay } from './way-to-pay.ts';

export interface TypedPurchaseOrder extends PurchaseOrder {
  readonly attachmentId: string | null;
}

/** On invoice: an account with net terms promises to pay within so many days. */
export function byPurchaseOrder(typed: TypedPurchaseOrder): WayToPay {
  return {
    method: 'purchase_order',
    take: async (client, { order }) => {
      const checked = checkPurchaseOrder(typed);
      if (!checked.ok) throw new PaymentRefused({ code: 'purchase_order_faults', faults: checked.error });
      const { poNumber, billingContact } = checked.value;
      const netTermsDays = await readNetTerms(client, order.actorId);
      if (netTermsDays === null) throw new PaymentRefused({ code: 'no_payment_terms' });
      const { attachmentId } = typed;
      if (attachmentId !== null && !(await holdsAttachment(client, order, attachmentId))) {
        throw new PaymentRefused({ code: 'no_attachment' });
      }
      return {
        po_number: poNumber,
        billing_contact: billingContact,
        net_terms_days: netTermsDays,
        attachment_id: attachmentId,
      };
    },
  };
}

async function readNetTerms(client: PoolClient, accountId: string): Promise<number | null> {
  const { rows } = await client.query<{ net_terms_days: number | null }>({
    name: 'read-net-terms',
    text: 'select net_terms_days from account where id = $1',
    values: [accountId],
  });
  return rows[0]?.net_terms_days ?? null;
}

/** Files lie beside the order that they belong to, whoever of its owner and its holder attached them. */
async function holdsAttachment(
  client: PoolClient,
  { accountId, id: orderId }: Pick<OrderHandle, 'accountId' | 'id'>,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from attachment where account_id = $1 and cart_id = $2 and id = $3',
    [accountId, orderId, id],
  );
  return rowCount === 1;
}
