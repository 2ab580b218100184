import { withTransaction } from '@cutsite/service-base/database';
import { crashPoint } from '../../../crash-points/index.ts';
import type { PaymentKey } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import {
  askLater,
  claimRefunds,
  type RefundToSend,
  readRefundsToSend,
  saveNetworkAnswer,
} from './refund.repository.ts';

type RefundDependencies = Pick<PaymentDependencies, 'network' | 'pool' | 'clock' | 'log'>;

/** Asks the card network for what was promised for this payment; what cannot be asked now is asked again by its job. */
export async function sendRefunds(dependencies: RefundDependencies, key: PaymentKey): Promise<void> {
  await sendAll(dependencies, await readRefundsToSend(dependencies.pool, key));
}

/** The same for everything that was left over. */
export async function sendDueRefunds(dependencies: RefundDependencies): Promise<number> {
  const due = await claimRefunds(dependencies.pool, dependencies.clock.now());
  await sendAll(dependencies, due);
  return due.length;
}

async function sendAll(dependencies: RefundDependencies, refunds: readonly RefundToSend[]): Promise<void> {
  for (const refund of refunds) {
    try {
      await send(dependencies, refund);
    } catch (error) {
      dependencies.log.warn(
        { err: error, refund: refund.refundId },
        'a refund could not be asked for, and will be again',
      );
      await askLater(dependencies.pool, refund, dependencies.clock.now());
    }
  }
}

/** The id of the refund makes it the same question however often it is asked. */
async function send({ network, pool, clock, log }: RefundDependencies, refund: RefundToSend): Promise<void> {
  crashPoint('refund-after-commit');
  const { refundId, intentId, amountMinor } = refund;
  const answer = await network.openRefund({ refundId, intentId, amountMinor });
  crashPoint('refunded-at-network');
  const { status } = answer;
  if (status === 'pending') return askLater(pool, refund, clock.now());
  await withTransaction(pool, (client) =>
    saveNetworkAnswer(client, refund, { networkId: answer.id, status, now: clock.now() }),
  );
  if (status === 'failed') log.error({ refund: refundId }, 'the card network refused a refund: somebody has to look');
}
