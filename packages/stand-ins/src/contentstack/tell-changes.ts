import { createHmac } from 'node:crypto';

/** Where the stack tells of its changes, and the key that it signs with. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** The header of a message: when it was signed, and the signature over that and its bytes. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Tells of a change, once; who hears it asks what has changed. One that is not heard is none. */
export async function tellOfChange({ url, secret }: Webhook, event: string): Promise<number | null> {
  const now = new Date();
  const body = JSON.stringify({ triggered_at: now.toISOString(), module: 'entry', event, data: {} });
  const signature = signatureOf(body, secret, Math.floor(now.getTime() / 1_000));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-contentstack-hmac-signature': signature },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
