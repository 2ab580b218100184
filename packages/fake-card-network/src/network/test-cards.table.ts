/** What a test card does when it is confirmed. */
export interface TestCard {
  readonly what: string;
  /** Declined at once, or after the challenge, with these words. */
  readonly decline?: { readonly code: string; readonly declineCode: string; readonly message: string };
  /** The customer's bank asks first (3-D Secure). */
  readonly challenge?: true;
  /** The bank takes its time: the answer comes after some seconds. */
  readonly slow?: true;
  /**
   * Cancelled before the bank was answered, it goes through all the same, some time after the network said it would
   * not.
   */
  readonly late?: true;
}

const declined = { code: 'card_declined', message: 'Your card was declined.' } as const;

/** The card network's well-known test numbers (https://docs.stripe.com/testing), and some of ours for slow banks. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { what: 'succeeds' },
  '5555555555554444': { what: 'succeeds (Mastercard)' },
  '378282246310005': { what: 'succeeds (American Express)' },
  '4000000000000002': { what: 'declined', decline: { ...declined, declineCode: 'generic_decline' } },
  '4000000000009995': {
    what: 'insufficient funds',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000069': {
    what: 'expired',
    decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    what: 'wrong security code',
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  '4000002500003155': { what: '3-D Secure', challenge: true },
  '4000002760003184': { what: '3-D Secure, always', challenge: true },
  '4000000000003220': { what: '3-D Secure 2', challenge: true },
  '4000008400001629': {
    what: '3-D Secure, then declined',
    challenge: true,
    decline: { ...declined, declineCode: 'generic_decline' },
  },
  '4000000000001000': { what: 'succeeds after some seconds', slow: true },
  '4000000000001018': {
    what: 'declined after some seconds',
    slow: true,
    decline: { ...declined, declineCode: 'generic_decline' },
  },
  '4000000000001026': { what: '3-D Secure, goes through although it was cancelled', challenge: true, late: true },
};

/** Whether the last digit of a card number fits the others (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
