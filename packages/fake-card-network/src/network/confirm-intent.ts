import type { PoolClient } from 'pg';
import { FakeError, invalidRequest } from './fake-error.ts';
import { changeIntent, type FakeIntent, finish } from './fake-intent.ts';
import type { FormBody } from './form-body.ts';
import { isCardNumber, type TestCard, testCards } from './test-cards.table.ts';

const slowMs = 3_000;

const cardError = (code: string, message: string, declineCode?: string) => ({
  type: 'card_error',
  code,
  message,
  ...(declineCode ? { decline_code: declineCode } : {}),
});

/** A card may be shown as long as nothing is decided; who left the bank's page undecided may show another one. */
const mayBeShown: readonly FakeIntent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** A customer shows a card; what happens then is the card's row of the table. */
export async function confirmIntent(
  client: PoolClient,
  intent: FakeIntent,
  form: FormBody,
  now: Date,
): Promise<FakeIntent> {
  if (!mayBeShown.includes(intent.status)) {
    throw invalidRequest(
      `This PaymentIntent's status is ${intent.status}, so that it cannot be confirmed.`,
      'payment_intent_unexpected_state',
    );
  }
  const number = (form.get('payment_method_data.card.number') ?? '').replaceAll(/[\s-]/g, '');
  const fault = cardFault(number, form, now);
  if (fault !== null) {
    const failed = { status: 'requires_payment_method', last_error: fault } as const;
    return changeIntent(client, intent, failed, 'payment_intent.payment_failed', now);
  }
  const card = testCards[number] as TestCard;
  const shown = { ...intent, card: number, return_url: form.get('return_url') ?? null };
  if (card.challenge) {
    const action = {
      card: shown.card,
      return_url: shown.return_url,
      status: 'requires_action',
      last_error: null,
    } as const;
    return changeIntent(client, intent, action, 'payment_intent.requires_action', now);
  }
  if (card.slow) {
    const working = { card: number, status: 'processing', done_at: new Date(now.getTime() + slowMs) } as const;
    return changeIntent(client, intent, { ...working, last_error: null }, 'payment_intent.processing', now);
  }
  return finish(client, shown, card, now);
}

function cardFault(number: string, form: FormBody, now: Date): Record<string, unknown> | null {
  if (!isCardNumber(number)) return cardError('incorrect_number', 'Your card number is incorrect.');
  const month = Number(form.get('payment_method_data.card.exp_month'));
  const typedYear = Number(form.get('payment_method_data.card.exp_year'));
  const year = typedYear < 100 ? 2000 + typedYear : typedYear;
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    return cardError('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (!Number.isInteger(year) || new Date(Date.UTC(year, month)) <= now) {
    return cardError('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (!/^\d{3,4}$/.test(form.get('payment_method_data.card.cvc') ?? '')) {
    return cardError('invalid_cvc', "Your card's security code is invalid.");
  }
  if (testCards[number] !== undefined) return null;
  const message = 'Your card was declined. This is a test, and only test cards are taken.';
  return cardError('card_declined', message, 'test_mode_live_card');
}

/** What the network answers a browser with: a card that is refused is an error that carries the intent. */
export function refusalOf(intent: FakeIntent, json: Readonly<Record<string, unknown>>): FakeError | null {
  if (intent.last_error === null) return null;
  const { message, ...error } = intent.last_error;
  return new FakeError(402, { type: 'card_error', ...error, message: String(message), payment_intent: json });
}
