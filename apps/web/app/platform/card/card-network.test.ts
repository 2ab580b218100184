import { expect, test } from 'vitest';
import { cardFieldsOf } from './card-network.ts';

/** A card number is typed on this site only for the network of the demo (PA-2). */
test.each([
  ['the network of the demo', 'pk_test_cutsite_demo', '/demo/card-network', 'demo'],
  ['Stripe with a live key', 'pk_live_example', null, 'stripe'],
  ['Stripe with a key of its test mode', 'pk_test_example', null, 'stripe'],
  ['a secret key without its publishable one', '', null, 'none'],
] as const)('%s: the fields are %s %s %s', (_what, publishable_key, network_url, fields) => {
  expect(cardFieldsOf({ publishable_key, network_url })).toBe(fields);
});
