import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lifecycleLookUp } from './index.ts';

const token = '0123456789abcdef0123456789abcdef';
let crm: Server;
let asked: number;
let at: Date;
beforeEach(async () => {
  asked = 0;
  at = new Date('2026-11-25T12:00:00Z');
  crm = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify({ properties: { lifecyclestage: { value: `stage ${asked}` } } }));
  });
  await new Promise<void>((listening) => void crm.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => crm.close(closed)));

const later = (minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

test('a stage is kept for ten minutes, and asked for again then (CT-41)', async () => {
  const { port } = crm.address() as AddressInfo;
  let now = at;
  const lookUp = lifecycleLookUp(`http://127.0.0.1:${port}/{token}`, () => now);
  expect(await lookUp(token)).toBe('stage 1');
  now = later(9.9);
  expect(await lookUp(token)).toBe('stage 1');
  now = later(10);
  expect(await lookUp(token)).toBe('stage 2');
  expect(await lookUp('another')).toBeNull();
  expect(asked).toBe(2);
});
