import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { commonSecurityHeaders, type Transport } from './headers/security-headers.ts';

/** Serves the built client: hashed files under /assets for ever, the few others (icon, robots) for an hour. */
export async function registerAssets(app: FastifyInstance, clientDir: string, transport: Transport): Promise<void> {
  const security = Object.entries(commonSecurityHeaders(transport));
  const assetsDir = join(clientDir, 'assets');
  if (!existsSync(assetsDir)) throw new Error(`the site is not built: ${assetsDir} is missing`);

  await app.register(fastifyStatic, {
    root: assetsDir,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => {
      for (const [name, value] of security) reply.header(name, value);
    },
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    index: false,
    decorateReply: false,
    maxAge: '1h',
    setHeaders: (reply) => {
      for (const [name, value] of security) reply.header(name, value);
    },
  });
}
