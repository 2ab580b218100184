import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inlineScriptHashes } from './headers/content-security-policy.ts';
import { previewSecurityHeaders, type Transport } from './headers/security-headers.ts';
import type { SiteBuild } from './site-build.ts';

const galleryRoute = 'preview/blocks';

/** The pages of drafts and of all blocks in the table of routes; the guarded addresses below alone lead there. */
export const previewRoutes = [galleryRoute, 'preview/:id'] as const;

export interface PreviewOptions {
  /** Whether whoever asks may see this draft: staff, or the holder of a link that has not expired. */
  readonly mayPreview: (request: FastifyRequest, id: string, token: string) => Promise<boolean>;
  /** Whether whoever asks may see all blocks: staff, or the holder of a link to any draft that has not expired. */
  readonly maySeeBlocks: (request: FastifyRequest, token: string) => Promise<boolean>;
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The frame of the content office runs no script, and says so in its console for each that is there. */
const withoutScripts = (html: string): string => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/**
 * Drafts as their pages will be, and the page of all blocks, drawn for each who asks and kept nowhere. They alone may
 * stand in a frame, one of this site, where the content office shows it.
 */
export function servePreview(
  app: FastifyInstance,
  site: SiteBuild,
  transport: Transport,
  { mayPreview, maySeeBlocks, sendNotFound }: PreviewOptions,
): void {
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
    const { html: page, failed } = await site.render(address);
    const html = request.headers['sec-fetch-dest'] === 'iframe' ? withoutScripts(page) : page;
    return reply
      .code(failed ? 500 : 200)
      .headers(previewSecurityHeaders(inlineScriptHashes(html), transport))
      .type('text/html; charset=utf-8')
      .send(html);
  }

  app.get<{ Querystring: { token?: unknown } }>(`/${galleryRoute}`, async (request, reply) =>
    (await maySeeBlocks(request, textOf(request.query.token)))
      ? sendPreview(request, reply, `/${galleryRoute}`)
      : sendNotFound(request, reply),
  );
  app.get<{ Params: { id: string }; Querystring: { token?: unknown; v?: unknown } }>(
    '/preview/:id',
    async (request, reply) => {
      const { id } = request.params;
      const { token, v } = request.query;
      const isKnown = /^[0-9a-f-]{36}$/.test(id);
      if (!isKnown || !(await mayPreview(request, id, textOf(token)))) return sendNotFound(request, reply);
      const version = typeof v === 'string' && /^[1-9]\d{0,8}$/.test(v) ? `?v=${v}` : '';
      return sendPreview(request, reply, `/preview/${id}${version}`);
    },
  );
}
