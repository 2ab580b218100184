import { createHash } from 'node:crypto';
import { askJson } from '@cutsite/service-base/outgoing';
import * as z from 'zod';

/** Asks the marketing CRM for the lifecycle stage of a visitor; null: it is not known. Never throws. */
export type LifecycleLookUp = (token: string) => Promise<string | null>;

const answerSchema = z.object({
  properties: z.object({ lifecyclestage: z.object({ value: z.string().max(60) }).nullish() }),
});

const limits = { timeoutMs: 2_000, maxBytes: 100_000 } as const;
const keptMs = 10 * 60_000;
/** While the CRM does not answer it is left alone for so long, and nobody waits for it. */
const restMs = 30_000;
const maxKept = 10_000;

/** As CRMs of this kind give them to browsers: 32 hexadecimal digits. */
const tokenPattern = /^[0-9a-f]{32}$/;

/** Whether a cookie holds what could be a token: nothing else is sent anywhere. */
const isCrmToken = (text: string): boolean => tokenPattern.test(text);

/**
 * The look-up at an address in which `{token}` stands for the token (CT-41). What it answers is kept for ten
 * minutes, under a hash, and visitors who ask at the same time ask once.
 */
export function lifecycleLookUp(template: string, now: () => Date): LifecycleLookUp {
  const kept = new Map<string, { readonly until: number; readonly stage: Promise<string | null> }>();
  let restUntil = 0;

  async function ask(token: string, key: string): Promise<string | null> {
    const answer = await askJson({ url: template.replace('{token}', token), ...limits }, answerSchema);
    if (answer.ok) return answer.value.properties.lifecyclestage?.value ?? null;
    // A visitor whom the CRM does not know.
    if (answer.why === 'refused' && answer.status === 404) return null;
    kept.delete(key);
    restUntil = now().getTime() + restMs;
    return null;
  }

  return async (token) => {
    const at = now().getTime();
    if (!isCrmToken(token)) return null;
    const key = createHash('sha256').update(token).digest('base64url');
    const found = kept.get(key);
    if (found !== undefined && found.until > at) return found.stage;
    if (at < restUntil) return null;
    const oldest = kept.keys().next();
    if (kept.size >= maxKept && !oldest.done) kept.delete(oldest.value);
    const stage = ask(token, key);
    kept.delete(key);
    kept.set(key, { until: at + keptMs, stage });
    return stage;
  };
}
