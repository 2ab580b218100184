import { randomUUID } from 'node:crypto';
import { aCustomer, aStaffMember } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetFormAnswers } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
});
afterAll(() => service.stop());

const message = (words: string) => ({
  page: '/contact',
  name: 'Rosa',
  email: `${randomUUID()}@lab.example`,
  topic: 'order',
  message: words,
});

const send = (fields: ReturnType<typeof message>) =>
  service.app.inject({
    method: 'POST',
    url: '/forms/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams(fields).toString(),
  });

async function countOf(email: string): Promise<number> {
  const { rows } = await service.pool.query('select 1 from content.form_answer where email = $1', [email]);
  return rows.length;
}

describe('what was sent, in the office (CT-47)', () => {
  test('is listed and exported by those who may, and a formula is no formula there', async () => {
    const sent = { ...message('Hello'), name: '=1+1' };
    await send(sent);
    const editor = await aStaffMember(service.pool, 'content');
    const list = await service.app.inject({ url: '/api/staff/forms/?form=contact', headers: editor.headers });
    expect(list.json().answers.map(({ email }: { email: string }) => email)).toContain(sent.email);
    const file = await service.app.inject({ url: '/api/staff/forms/export/?form=contact', headers: editor.headers });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="contact-\d{4}(-\d\d){5}\.csv"/);
    expect(file.body.split('\r\n').find((line) => line.includes(sent.email))).toContain(",'=1+1,");
    const maker = await aStaffMember(service.pool, 'production');
    for (const { headers } of [maker, await aCustomer(service.pool)]) {
      expect((await service.app.inject({ url: '/api/staff/forms/', headers })).statusCode).toBe(403);
    }
  });

  test('is deleted after twelve months', async () => {
    const [old, young] = [message('Old'), message('Young')];
    await send(old);
    await send(young);
    await service.pool.query(
      `update content.form_answer set sent_at = now() - interval '12 months 1 day' where email = $1`,
      [old.email],
    );
    await forgetFormAnswers(service.pool, new Date());
    expect([await countOf(old.email), await countOf(young.email)]).toEqual([0, 1]);
  });
});
