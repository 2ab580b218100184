import { defineEndpoint } from '@cutsite/contracts/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anApi, signedIn, user } from './an-api.cases.ts';
import { bind, type Look } from './index.ts';

describe('what staff are shown of others is kept (OF-7)', () => {
  const show = defineEndpoint({
    method: 'GET',
    path: '/api/staff/things/{id}/',
    access: 'staff',
    permission: 'read_orders',
    looksAt: 'order',
    summary: 'Show a thing.',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ part: z.optional(z.string()) }),
    responses: { 200: z.strictObject({}), 404: z.strictObject({}) },
  });
  const showing = bind(show, ({ params }) => ({ status: params.id === '7' ? 200 : 404, body: {} }) as const);
  const asked = async (path: string, roles: string[]) => {
    const looks: Look[] = [];
    const session = { user: { ...user, isStaff: true, roles }, renewed: false };
    const recordLook = async (look: Look) => void looks.push(look);
    const app = await anApi([showing], {}, { recordLook, sessions: { read: async () => session } });
    const { statusCode } = await app.inject({ url: path, cookies: signedIn });
    return { statusCode, looks: looks.map(({ subjectId, filter }) => ({ subjectId, filter })) };
  };

  test('with the id of the path and what else was asked for', async () => {
    expect(await asked('/api/staff/things/7/?part=wells', ['sales'])).toEqual({
      statusCode: 200,
      looks: [{ subjectId: '7', filter: { part: 'wells' } }],
    });
  });

  test.each([
    ['/api/staff/things/8/', ['sales'], 404],
    ['/api/staff/things/7/', ['content'], 403],
  ])('%s, as %j: who was shown nothing has not looked', async (path, roles, statusCode) => {
    expect(await asked(path, roles)).toEqual({ statusCode, looks: [] });
  });

  test('a service that keeps no looks has no such call', async () => {
    await expect(anApi([showing])).rejects.toThrow('there is no record of who looked');
  });
});
