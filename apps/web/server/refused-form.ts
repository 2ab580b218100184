import type { RefusedForm } from '@cutsite/domain/site-form';
import type { FastifyReply } from 'fastify';
import { inlineScriptHashes } from './headers/content-security-policy.ts';
import { personalPageHeaders, type Transport } from './headers/security-headers.ts';
import type { SiteBuild } from './site-build.ts';

/**
 * Answers a form that was not taken with its page, what was typed in its fields, so that nothing is lost without a
 * script either. It never passes the cache of pages, and no cache on the way may keep it.
 */
export async function sendRefusedForm(
  reply: FastifyReply,
  refused: RefusedForm,
  { site, transport }: { readonly site: SiteBuild; readonly transport: Transport },
): Promise<FastifyReply> {
  const { html, failed } = await site.render(`/forms/${refused.name}`, refused);
  const status = refused.why === 'limited' ? 429 : 422;
  return reply
    .code(failed ? 500 : status)
    .headers(personalPageHeaders(inlineScriptHashes(html), transport))
    .type('text/html; charset=utf-8')
    .send(html);
}
