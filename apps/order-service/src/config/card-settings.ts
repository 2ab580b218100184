import type { CardSettings, Mode } from './config.ts';
import type { SettingReader } from './setting-readers.ts';

/** Where the store itself serves the card network of the demo. */
export const demoCardPath = '/demo/card-network';

/** Keys of the demo's own card network. Everybody may know them: it takes no money, and demo mode is loopback only. */
const demoKeys = {
  secretKey: 'sk_test_cutsite_demo',
  publishableKey: 'pk_test_cutsite_demo',
  webhookSecret: 'whsec_cutsite_demo',
} as const;

const stripeUrl = 'https://api.stripe.com';

/**
 * The card network. In demo mode without keys it is the demo's own; with keys, and in production, it is Stripe.
 *
 * @param ownUrl where this process can be reached on this machine
 */
export function cardSettings(read: SettingReader, mode: Mode, ownUrl: string): CardSettings {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  const publishableKey = read.text('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET');
  const apiUrl = read.url('STRIPE_API_URL', ['https://', 'http://']);
  const isDemo = mode === 'demo' && secretKey === null;
  return {
    apiUrl: apiUrl ?? (isDemo ? `${ownUrl}${demoCardPath}` : stripeUrl),
    isDemo,
    secretKey: secretKey ?? (isDemo ? demoKeys.secretKey : ''),
    publishableKey: publishableKey ?? (isDemo ? demoKeys.publishableKey : ''),
    webhookSecret: webhookSecret ?? (isDemo ? demoKeys.webhookSecret : ''),
  };
}
