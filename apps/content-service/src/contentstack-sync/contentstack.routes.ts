import { receiveContentstackMessage } from '@cutsite/contracts/content';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { receiveMessage } from './receive-message.ts';

interface MessageDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Null: no message is taken. */
  readonly secret: string | null;
}

/** Where Contentstack says that something has changed (CT-66). */
export function contentstackRoutes({ pool, now, secret }: MessageDependencies): RouteBinding[] {
  return [
    bind(receiveContentstackMessage, async ({ body, request }) => {
      const signature = request.headers['x-contentstack-hmac-signature'];
      const message = { body, signature: typeof signature === 'string' ? signature : '' };
      if (secret !== null && (await receiveMessage({ pool, secret, now: now() }, message))) {
        return { status: 200, body: { received: true } };
      }
      return refuse.invalid({ detail: 'The signature of this message is not valid.', error_code: 'signature_refused' });
    }),
  ];
}
