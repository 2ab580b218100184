import type { RefusedForm } from '@cutsite/domain/site-form';
import Fastify, { type FastifyReply } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AnswerRefusedForm, serveForms } from './serve-forms.ts';

const origin = 'http://127.0.0.1:3000';
const typed = { page: '/contact', name: 'Rosa', email: 'rosa@lab', topic: 'order', message: 'Where is my plate?' };

// Nothing here comes as far as the database: what is wrong is seen before.
const pool = new Pool();
const app = Fastify();
let answered: RefusedForm[] = [];
let hasPages = true;
const answerRefused: AnswerRefusedForm = (reply, refused) => {
  if (!hasPages) return null;
  answered.push(refused);
  return itsPage(reply);
};
async function itsPage(reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(422).send('its page');
}

beforeAll(async () => {
  app.decorate('apiHeaders', {});
  const limit = { max: 5, windowMs: 3_600_000 };
  serveForms(app, {
    pool,
    publicUrl: origin,
    limit,
    mailsPerRecipient: limit,
    answerRefused,
    now: () => new Date(),
    mailTo: () => null,
    tell: async () => undefined,
    settings: { publicOrigin: origin, acceptOwnHost: false, secureCookies: false },
  });
  await app.ready();
});
beforeEach(() => {
  answered = [];
  hasPages = true;
});
afterAll(async () => {
  await app.close();
  await pool.end();
});

const send = (headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/forms/contact',
    payload: new URLSearchParams(typed).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
  });

test('a form with something wrong is answered by its page, which is given what was typed (CT-80)', async () => {
  expect((await send()).statusCode).toBe(422);
  expect(answered).toEqual([
    {
      name: 'contact',
      why: 'invalid',
      page: '/contact',
      fields: expect.objectContaining({ email: ['rosa@lab'], message: ['Where is my plate?'] }),
    },
  ]);
});

test('what another site sent is in no page of ours (CT-80, promise A6)', async () => {
  const { statusCode, headers } = await send({ origin: 'https://evil.example' });
  expect([statusCode, answered]).toEqual([303, []]);
  expect(headers['location']).not.toContain('plate');
});

test('while there are no pages, it leads to the address of one, and nothing that was typed stands in it (CT-80)', async () => {
  hasPages = false;
  const { statusCode, headers } = await send();
  expect([statusCode, headers['location']]).toEqual([
    303,
    `/forms/contact?${new URLSearchParams({ why: 'invalid', fields: 'email', page: '/contact' }).toString()}`,
  ]);
});
