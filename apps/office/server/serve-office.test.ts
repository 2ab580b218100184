import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OfficeVisitor, registerOffice } from './index.ts';
import { noncePlaceholder } from './office-page.ts';

let folder = '';
let app: FastifyInstance;
let visitor: OfficeVisitor;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutsite-office-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<script nonce="${noncePlaceholder}" src="/office/assets/a.js"></script>`,
  );
  await writeFile(join(folder, 'assets/a.js'), 'start()');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  app = Fastify();
  await registerOffice(app, {
    buildDir: folder,
    https: true,
    visitorOf: async () => visitor,
    sendNotFound: async (_request, reply) => void reply.code(404).type('text/html').send('No such page'),
  });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the office is answered to staff alone (OF-20)', () => {
  test.each(['/office', '/office/', '/office/orders/1?sort=due'])('%s is its page, and private', async (url) => {
    visitor = 'staff';
    const [one, other] = [await app.inject(url), await app.inject(url)];
    expect(one.statusCode).toBe(200);
    expect(one.headers['cache-control']).toBe('private, no-store');
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1];
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(one.headers['content-security-policy']).not.toContain('unsafe');
    expect(other.body).not.toBe(one.body);
  });

  test.each([
    ['/office', '/sign-in?next=%2Foffice'],
    ['/office/orders?status=in_review', '/sign-in?next=%2Foffice%2Forders%3Fstatus%3Din_review'],
  ])('signed out, %s leads to the sign-in and back', async (url, location) => {
    visitor = 'signed_out';
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  test.each(['signed_out', 'factor_due'] as const)('a redirect (%s) carries every security header', async (who) => {
    visitor = 'staff';
    const page = await app.inject('/office');
    visitor = who;
    const redirect = await app.inject('/office');
    const names = (answer: typeof page) =>
      Object.keys(answer.headers).filter((name) => !/^(content-(type|length)|location)$/.test(name));
    expect(names(redirect)).toEqual(names(page));
    expect(redirect.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('before the second factor was given, it leads to the page where that is done, and back (OF-9)', async () => {
    visitor = 'factor_due';
    const answer = await app.inject('/office/orders?view=overdue');
    const location = '/sign-in/second-factor?next=%2Foffice%2Forders%3Fview%3Doverdue';
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect((await app.inject('/office/assets/a.js')).statusCode).toBe(404);
  });

  test('signed in without a role, it is an address that is not there', async () => {
    visitor = 'no_staff';
    for (const url of ['/office', '/office/orders']) expect((await app.inject(url)).statusCode).toBe(404);
  });

  test('its files come with a session of staff only, and only those that were built', async () => {
    visitor = 'staff';
    const file = await app.inject('/office/assets/a.js');
    expect([file.statusCode, file.body]).toEqual([200, 'start()']);
    expect(file.headers['cache-control']).toContain('private');
    for (const url of ['/office/assets/b.js', '/office/assets/../secret.txt', '/office/assets/%2e%2e/secret.txt'])
      expect((await app.inject(url)).body).not.toContain('secret');
    for (visitor of ['signed_out', 'no_staff'] as const)
      expect((await app.inject('/office/assets/a.js')).statusCode).toBe(404);
  });
});
