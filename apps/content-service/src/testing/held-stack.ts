import type { AddressInfo } from 'node:net';
import { type HeldStack, holdStack, serveStack } from '@cutsite/stand-ins/contentstack';
import Fastify from 'fastify';
import { type Stack, type SyncDependencies, type SyncOutcome, syncStack } from '../contentstack-sync/index.ts';
import { noMediaFiles } from '../media/index.ts';
import type { ContentStore } from './content-store.ts';

/** A stack of Contentstack that is served over HTTP, and what a store that reads it stands on. */
export interface StackAndStore {
  readonly held: HeldStack;
  readonly stack: Stack;
  readonly dependencies: SyncDependencies;
  /** Reads; what failed is an error, unless it is asked for. */
  readonly read: () => Promise<void>;
  readonly tryToRead: () => Promise<SyncOutcome>;
  readonly stop: () => Promise<void>;
}

/** @param pageSize items of a page */
export async function heldStack(store: ContentStore, pageSize = 3): Promise<StackAndStore> {
  const keys = { apiKey: 'blt0key', deliveryToken: 'cs0secret0token', environment: 'live', locale: 'en-us' } as const;
  const server = Fastify();
  const url = () => `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const held = holdStack({ ...keys, url, pageSize, told: null, isFilled: false });
  await server.register((scope) => serveStack(scope, held));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const stack: Stack = { ...keys, url: url(), assetOrigins: [url()], branch: null, webhookSecret: null };
  const dependencies: SyncDependencies = {
    pool: store.database.pool,
    files: noMediaFiles,
    mediaInAllBytes: 1e9,
    stack,
    now: () => new Date(),
    announce: async () => undefined,
  };
  const tryToRead = () => syncStack(dependencies);
  return {
    held,
    stack,
    dependencies,
    tryToRead,
    read: async () => {
      const outcome = await tryToRead();
      if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
    },
    stop: () => server.close(),
  };
}

export const author = {
  uid: 'bltauthor',
  title: 'Bench desk',
  url: '/authors/bench-desk',
  role: 'Protocols',
} as const;
export const category = { uid: 'bltcategory', title: 'Protocols', slug: 'protocols' } as const;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="9" height="9"/></svg>';

/** A drawing as bytes; another colour is another drawing. */
export const drawing = (colour = 'blue'): Buffer => Buffer.from(svg.replace('<rect', `<rect fill="${colour}"`));
export const asset = {
  uid: 'bltasset',
  title: 'A plate',
  description: 'A plate of guides',
  filename: 'plate.svg',
} as const;
export const post = {
  uid: 'bltpost',
  title: 'The PAM',
  url: '/Blog/The-PAM/',
  summary: 'Three letters that stay on the genome.',
  author: [{ uid: author.uid, _content_type_uid: 'author' }],
  blog_category: [{ uid: category.uid, _content_type_uid: 'blog_category' }],
  date_updated: '2026-11-18T00:00:00.000Z',
  hero: { uid: asset.uid, filename: asset.filename },
  body: '<h2>What it is</h2><p>Three <b>letters</b>.</p><script>alert(1)</script>',
  reading_time: 7,
} as const;

/** A post with its author, category and picture; the post comes first, so that what it shows is on later pages. */
export function publishPost({ memory, publishAsset }: HeldStack): void {
  memory.publishEntry('blog_post', post);
  memory.publishEntry('author', author);
  memory.publishEntry('blog_category', category);
  publishAsset(asset, drawing());
}
