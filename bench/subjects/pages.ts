import { registerPages } from '@cutsite/web/server';
import Fastify from 'fastify';
import { reportUsage } from '../harness/report-usage.ts';

/** The site alone, with a cache that keeps nothing: every request renders its page. */
const app = Fastify();
await registerPages(app, { https: false, cacheLimit: 0 });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
reportUsage(Number(new URL(address).port), () => app.close());
