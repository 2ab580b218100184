import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inlineScriptHashes } from './headers/content-security-policy.ts';
import { previewSecurityHeaders, type Transport } from './headers/security-headers.ts';
import type { SiteBuild } from './site-build.ts';

/** The page of drafts in the table of routes; it is found by the guarded address below alone. */
export const previewRoute = 'preview/:id';

export interface PreviewOptions {
  /** Whether whoever asks may see this draft: staff, or the holder of a link that has not expired. */
  readonly mayPreview: (request: FastifyRequest, id: string, token: string) => Promise<boolean>;
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * Drafts as their pages will be, drawn for each who asks and kept nowhere. They alone may stand in a frame, one of this
 * site, where the editors' room shows it.
 */
export function servePreview(
  app: FastifyInstance,
  site: SiteBuild,
  transport: Transport,
  { mayPreview, sendNotFound }: PreviewOptions,
): void {
  app.get<{ Params: { id: string }; Querystring: { token?: unknown; v?: unknown } }>(
    '/preview/:id',
    async (request, reply) => {
      const { id } = request.params;
      const { token, v } = request.query;
      const isKnown = /^[0-9a-f-]{36}$/.test(id);
      if (!isKnown || !(await mayPreview(request, id, typeof token === 'string' ? token : '')))
        return sendNotFound(request, reply);
      const version = typeof v === 'string' && /^[1-9]\d{0,8}$/.test(v) ? `?v=${v}` : '';
      const { html, failed } = await site.render(`/preview/${id}${version}`);
      return reply
        .code(failed ? 500 : 200)
        .headers(previewSecurityHeaders(inlineScriptHashes(html.toString('utf8')), transport))
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
}
