import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileSecurityHeaders, type Transport } from '../headers/security-headers.ts';
import { type RetainedAssets, retainAssets } from './retained-assets.ts';

interface AssetsOptions {
  /** `build/client` of the built site. */
  readonly clientDir: string;
  /** Where the hashed files of all builds are kept (decision 25); null: those of this build alone are served. */
  readonly keptDir: string | null;
  readonly transport: Transport;
}

/** Serves the built client: hashed files under /assets for ever, the few others (icons) for an hour. */
export async function registerAssets(app: FastifyInstance, options: AssetsOptions): Promise<void> {
  const { clientDir, keptDir } = options;
  const security = Object.entries(fileSecurityHeaders(options.transport));
  const assetsDir = join(clientDir, 'assets');
  if (!existsSync(assetsDir)) throw new Error(`the site is not built: ${assetsDir} is missing`);
  const kept = keptDir === null ? null : await keptOrWarned(app, assetsDir, keptDir);

  await app.register(
    async (assets) => {
      // A balancer that remembers a refusal would go on refusing when another process has brought the file.
      assets.setNotFoundHandler((_request, reply) =>
        reply.code(404).headers(Object.fromEntries(security)).header('cache-control', 'no-store').send('Not found'),
      );
      await assets.register(fastifyStatic, {
        // Kept ones first: they are whole at any moment, and a build may be under way in the folder of the own ones.
        root: kept === null ? assetsDir : [kept.filesDir, assetsDir],
        prefix: '/',
        preCompressed: true,
        index: false,
        decorateReply: false,
        immutable: true,
        maxAge: '1y',
        setHeaders: (reply) => {
          for (const [name, value] of security) reply.header(name, value);
        },
      });
    },
    { prefix: '/assets' },
  );
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    // An older build may have a robots.txt; it is answered with the address of the map now.
    globIgnore: ['assets/**', '.vite/**', 'robots.txt'],
    index: false,
    decorateReply: false,
    maxAge: '1h',
    setHeaders: (reply) => {
      for (const [name, value] of security) reply.header(name, value);
    },
  });
}

/**
 * A folder that cannot be written (a full disk) costs open pages their old files, and must not keep the store from
 * starting.
 */
async function keptOrWarned(app: FastifyInstance, assetsDir: string, keptDir: string): Promise<RetainedAssets | null> {
  const warn = (failure: unknown): void =>
    app.log.warn({ reason: String(failure) }, 'files of the site cannot be kept for pages that are open');
  try {
    const kept = await retainAssets(assetsDir, keptDir);
    const stop = kept.watch(warn);
    app.addHook('onClose', async () => stop());
    return kept;
  } catch (failure) {
    warn(failure);
    return null;
  }
}
