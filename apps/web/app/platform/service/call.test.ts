import { afterEach, describe, expect, test, vi } from 'vitest';
import { callService, csrfToken } from './call.ts';

test.each([
  ['csrftoken=abc', 'abc'],
  ['a=1; csrftoken=abc-_9; b=2', 'abc-_9'],
  ['xcsrftoken=abc', null],
  ['', null],
])('the CSRF token in the cookies "%s" is %s', (cookies, token) => {
  expect(csrfToken(cookies)).toBe(token);
});

describe('a call that changes something, with a token of yesterday in the cookie', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A service that knows the token `fresh`, and brings it to who asks who one is. */
  function aService() {
    const sent: string[] = [];
    const page = { cookie: 'csrftoken=old' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
      const token = new Headers(headers).get('x-csrftoken');
      sent.push(`${path} ${token}`);
      if (path === '/api/users/me/') page.cookie = 'csrftoken=fresh';
      else if (token !== 'fresh') return Response.json({ error_code: 'csrf_failed' }, { status: 403 });
      return Response.json({ success: true });
    });
    return { sent, page };
  }

  test('asks for another token and signs in', async () => {
    const { sent } = aService();
    const answer = await callService('POST', '/account/api-login', { username: 'ada', password: 'x' });
    expect(answer).toEqual({ ok: true, status: 200, body: { success: true } });
    expect(sent).toEqual(['/account/api-login old', '/api/users/me/ null', '/account/api-login fresh']);
  });

  test('and without any token asks for one before', async () => {
    const { sent, page } = aService();
    page.cookie = '';
    expect(await callService('POST', '/account/api-logout')).toMatchObject({ ok: true });
    expect(sent).toEqual(['/api/users/me/ null', '/account/api-logout fresh']);
  });
});
