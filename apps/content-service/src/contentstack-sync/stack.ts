import { createHash } from 'node:crypto';

/** A stack of Contentstack as it is read: one environment of it, in one language. */
export interface Stack {
  /** What answers the Sync API: `https://cdn.contentstack.io`. Nothing else is asked. */
  readonly url: string;
  /** Where its pictures and files may lie. */
  readonly assetOrigins: readonly string[];
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  /** Null: the main one. */
  readonly branch: string | null;
  /** `en-us`. */
  readonly locale: string;
  /** Signs its messages; null: none is taken, and changes are asked for by the clock. */
  readonly webhookSecret: string | null;
}

/** The same for the same content: where it changes, everything is read anew. It holds no secret. */
export function stackMark({ url, apiKey, environment, branch, locale }: Stack): string {
  const key = createHash('sha256').update(`contentstack ${apiKey}`).digest('hex').slice(0, 16);
  return [url, key, environment, branch ?? '', locale].join(' ');
}
