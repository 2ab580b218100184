import { createHash } from 'node:crypto';
import { moneyText, usd } from '@cutsite/domain/money';
import type { FakeIntent } from './fake-intent.ts';

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1.5rem}
main{border:1px solid #8886;border-radius:12px;padding:1.5rem}button{font:inherit;padding:.6rem 1.2rem;margin-right:.75rem;
border-radius:8px;border:1px solid #8888;cursor:pointer}:root{color-scheme:light dark}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of the page: one style, one form, nothing else. */
export const challengeHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'self'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** The page of a customer's bank that asks whether it is really they who pay (3-D Secure). */
export function challengePage(intent: FakeIntent, action: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Confirm your payment</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>
<h1>Confirm your payment</h1>
<p>This page stands for the bank of a test card. Did you start this payment of ${moneyText(usd(intent.amount_minor))}?</p>
<form method="post" action="${action}">
<button name="answer" value="complete">Complete</button><button name="answer" value="fail">Fail</button>
</form></main></body></html>`;
}
