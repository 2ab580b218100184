import type Stripe from 'stripe';

/** A call that has no answer after this time has failed; it is repeated under the same idempotency key. */
const timeoutMs = 10_000;
const retries = 1;

/** The client of the `stripe` package for this address. It knows no path before `/v1`, so a fake's is put in front. */
export async function stripeClient(settings: { readonly apiUrl: string; readonly secretKey: string }): Promise<Stripe> {
  const { default: Constructor } = await import('stripe');
  const url = new URL(settings.apiUrl);
  const isSecure = url.protocol === 'https:';
  return new Constructor(settings.secretKey, {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 443 : 80) : url.port,
    protocol: isSecure ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: below(url.pathname.replace(/\/$/, ''), Constructor),
  });
}

function below(prefix: string, { createNodeHttpClient }: typeof Stripe) {
  const client = createNodeHttpClient();
  if (prefix === '') return client;
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, ...rest) => ask(host, port, `${prefix}${path}`, ...rest);
  return client;
}
