import type { BrowserContext } from 'playwright-core';

/**
 * What `https://js.stripe.com` would send, in small: one field for the number, and the calls that the store makes of
 * it. Its confirmation goes where the real one goes, to api.stripe.com.
 */
const script = `
window.Stripe = (key) => ({
  elements: (options) => {
    let number;
    const heard = {};
    return {
      options,
      update: async (change) => {
        Object.assign(options, change);
        if (number) number.dataset.amount = options.amount;
        if (number) number.dataset.text = options.appearance.variables.colorText;
      },
      submit: async () => number.value === ''
        ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
        : {},
      card: () => number.value.replaceAll(' ', ''),
      create: () => ({
        on: (event, listener) => { heard[event] = listener; },
        mount: (place) => {
          const label = document.createElement('label');
          label.textContent = 'Card number at Stripe';
          number = document.createElement('input');
          number.dataset.text = options.appearance.variables.colorText;
          label.append(number);
          place.append(label);
          setTimeout(() => heard.ready(), 0);
        },
        destroy: () => number.parentElement.remove(),
      }),
    };
  },
  confirmPayment: async ({ elements, clientSecret, confirmParams }) => {
    const body = new URLSearchParams({
      key,
      client_secret: clientSecret,
      return_url: confirmParams.return_url,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': elements.card(),
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    });
    const url = 'https://api.stripe.com/v1/payment_intents/' + clientSecret.split('_secret')[0] + '/confirm';
    const answer = await (await fetch(url, { method: 'POST', body })).json();
    return answer.error ? { error: answer.error } : { paymentIntent: answer };
  },
});
window.Stripe.version = 'stand-in';
`;

export interface StripeStandIn {
  /** What was asked for at js.stripe.com. */
  readonly scripts: string[];
  /** False: the script is blocked, as without a connection. */
  isReachable: boolean;
}

/**
 * Stands between a browser and Stripe, so that nothing leaves the machine. @param networkUrl the card network of a demo
 */
export async function standInForStripe(context: BrowserContext, networkUrl: string): Promise<StripeStandIn> {
  const standIn: StripeStandIn = { scripts: [], isReachable: true };
  await context.route('https://*.stripe.com/**', async (route) => {
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'js.stripe.com') {
      standIn.scripts.push(pathname);
      if (!standIn.isReachable) return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: script });
    }
    const answer = await fetch(networkUrl + pathname, {
      method: request.method(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: request.postData(),
    });
    return route.fulfill({
      status: answer.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await answer.text(),
    });
  });
  return standIn;
}
