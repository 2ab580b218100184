import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makePageEntry, preferredEncoding } from './page-entry.ts';

const html = '<!DOCTYPE html><p>µ and ′</p>'.repeat(40);

describe('a finished page', () => {
  const page = makePageEntry(html, 200, { https: true });
  const first = page.encoded('br');
  const br = page.encoded('br');
  const headers = Object.fromEntries(br.headers.flatMap((name, at) => (at % 2 ? [] : [[name, br.headers[at + 1]]])));

  test('is kept in every encoding, with its own length', () => {
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(page.encoded('gzip').body).toString()).toBe(html);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe(String(br.body.length));
    expect(headers['vary']).toBe('accept-encoding');
  });

  test('is compressed once for all but the first who want it so, for whom it is sent soonest', () => {
    expect(page.encoded('br')).toBe(br);
    expect(brotliDecompressSync(first.body).toString()).toBe(html);
    expect(first.headers).toContain(String(first.body.length));
    expect(br.body.length).toBeLessThan(first.body.length);
  });

  test('is asked about again at every visit, so that a purge is seen at once', () => {
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(page.notModifiedHeaders).toContain(page.etag);
  });

  test('has an entity tag that follows its content', () => {
    expect(makePageEntry(html, 200, { https: true }).etag).toBe(page.etag);
    expect(makePageEntry('<p>other</p>', 200, { https: true }).etag).not.toBe(page.etag);
  });
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.9', 'br'],
  ['identity', 'identity'],
  ['brr, gzipped', 'identity'],
] as const)('of the encodings "%s", %s is sent', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
