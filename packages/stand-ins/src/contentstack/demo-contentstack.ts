import type { FastifyInstance } from 'fastify';
import { brokenEntry, demoAsset, demoEntries } from './demo-stack.table.ts';
import { type AskedFor, isStackFault, stackFaultList } from './faults.ts';
import { type ServedStack, serveSync } from './serve-sync.ts';
import { type Delivered, stackMemory } from './stack-memory.ts';
import { tellOfChange, type Webhook } from './tell-changes.ts';

export interface DemoStack {
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  readonly locale: string;
  /** Where it can be reached: files lie below it. */
  readonly url: () => string;
  readonly pageSize?: number;
  /** Null: nobody is told of changes. */
  readonly told: Webhook | null;
  /** Begins with what the demo shows; otherwise it is empty. */
  readonly isFilled: boolean;
}

/** A stack that tests hold in their hands, besides serving it. */
export interface HeldStack extends ServedStack {
  /** Publishes a picture or file with these bytes; its address is made. */
  readonly publishAsset: (data: Delivered & { readonly filename: string }, bytes: Buffer) => void;
  readonly tell: (event: string) => Promise<number | null>;
}

/**
 * The Contentstack of the demo and of tests: a stack that remembers what is published, answers the Sync API with pages
 * and tokens, serves files, and tells of its changes. Below `/control/` it is edited, and made to go wrong.
 */
export function holdStack(given: DemoStack): HeldStack {
  const { apiKey, deliveryToken, environment, locale, url, pageSize = 100, told, isFilled } = given;
  const memory = stackMemory(locale);
  const faults = stackFaultList();
  const asked: AskedFor[] = [];
  const publishAsset: HeldStack['publishAsset'] = (data, bytes) =>
    memory.publishAsset({ ...data, url: `${url()}/v3/assets/${data.uid}/${encodeURIComponent(data.filename)}` }, bytes);
  if (isFilled) {
    publishAsset(demoAsset.data, Buffer.from(demoAsset.svg));
    for (const [typeUid, data] of [...demoEntries, brokenEntry]) memory.publishEntry(typeUid, data);
  }
  return {
    memory,
    apiKey,
    deliveryToken,
    environment,
    pageSize,
    faults,
    asked,
    publishAsset,
    tell: async (event) => (told === null ? null : tellOfChange(told, event)),
  };
}

interface Publishing {
  readonly type?: unknown;
  readonly entry?: unknown;
}
interface Ending {
  readonly uid?: unknown;
  readonly verb?: unknown;
}

const isDelivered = (value: unknown): value is Delivered =>
  typeof value === 'object' && value !== null && typeof (value as { uid?: unknown }).uid === 'string';

/** Serves a stack, with the calls that edit it. */
export async function serveStack(app: FastifyInstance, stack: HeldStack): Promise<void> {
  serveSync(app, stack);
  const { memory } = stack;

  app.get('/control/entries', async () => ({
    entries: memory.listed().map(({ kind, typeUid, data }) => ({ kind, type: typeUid, uid: data.uid, data })),
  }));

  app.post<{ Body: Publishing }>('/control/publish', async ({ body }, reply) => {
    const { type, entry } = body ?? {};
    if (typeof type !== 'string' || !isDelivered(entry)) return reply.code(400).send({ error: 'type and entry' });
    memory.publishEntry(type, entry);
    return { told: await stack.tell('publish') };
  });

  app.post<{ Body: Ending }>('/control/end', async ({ body }, reply) => {
    const { uid, verb } = body ?? {};
    const end = verb === 'delete' ? memory.remove : memory.unpublish;
    if (typeof uid !== 'string' || !end('entry', uid)) return reply.code(404).send({ error: 'no such entry' });
    return { told: await stack.tell(verb === 'delete' ? 'delete' : 'unpublish') };
  });

  app.post<{ Body: { readonly fault?: unknown; readonly times?: unknown } }>(
    '/control/fault',
    async ({ body }, reply) => {
      const { fault, times = 1 } = body ?? {};
      if (!isStackFault(fault) || typeof times !== 'number') return reply.code(400).send({ error: 'fault and times' });
      if (fault === 'forgotten') memory.forgetTokens();
      else for (let at = 0; at < Math.min(times, 100); at += 1) stack.faults.add(fault);
      return { fault, times };
    },
  );
}
