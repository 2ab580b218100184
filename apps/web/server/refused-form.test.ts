import type { RefusedForm } from '@cutsite/domain/site-form';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { scoreSecurityHeaders } from './index.ts';
import { sendRefusedForm } from './refused-form.ts';

const refused = { name: 'contact', fields: { message: ['Where is it?'] }, page: '/contact' } as const;

/** What answers a refused form of a site that draws what it was given. */
async function answerTo(why: RefusedForm['why'], failed = false) {
  const app = Fastify();
  const render = async (path: string, given?: RefusedForm) => ({
    html: `<script>go()</script>${path} ${JSON.stringify(given?.fields)}`,
    failed,
    mayBeKept: true,
    leadsTo: null,
  });
  const site = {
    version: '1',
    paths: [],
    findPage: () => ({ handle: {}, isFallback: false, canonical: null }),
    render,
  };
  app.post('/', (_request, reply) => sendRefusedForm(reply, { ...refused, why }, { site, transport: { https: true } }));
  const answer = await app.inject({ method: 'POST', url: '/' });
  await app.close();
  return answer;
}

test('a form that was not taken is answered by its page with what was typed, which no cache keeps (CT-80, promise F7)', async () => {
  const { statusCode, headers, body } = await answerTo('invalid');
  expect(statusCode).toBe(422);
  expect(body).toContain('/forms/contact {"message":["Where is it?"]}');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(scoreSecurityHeaders(headers as Record<string, string>, body).score).toBeGreaterThanOrEqual(110);
});

test('one that came too often says so by its status, and one that could not be drawn, too', async () => {
  expect((await answerTo('limited')).statusCode).toBe(429);
  expect((await answerTo('invalid', true)).statusCode).toBe(500);
});
