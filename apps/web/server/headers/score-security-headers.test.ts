import { describe, expect, test } from 'vitest';
import { pagePolicies } from './page-policies.ts';
import { scoreSecurityHeaders } from './score-security-headers.ts';
import { pageSecurityHeaders, previewSecurityHeaders } from './security-headers.ts';

const html = '<!DOCTYPE html><script>go()</script><p>page</p>';
const good = pageSecurityHeaders(["'sha256-x'"], { https: true });

describe('the score of the security headers (promise F7)', () => {
  test('a page as we send it in production has A+ with at least 110', () => {
    const { score, reasons } = scoreSecurityHeaders(good, html);
    expect(reasons.filter((reason) => reason.startsWith('-'))).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(110);
  });

  test("a page where a card is typed into Stripe's own field has no less", () => {
    const stripe = pageSecurityHeaders(["'sha256-x'"], { https: true }, pagePolicies.cards);
    expect(scoreSecurityHeaders(stripe, html)).toEqual(scoreSecurityHeaders(good, html));
  });

  test('a draft may stand in a frame of this site, as long as nothing keeps or finds it (CT-56)', () => {
    const preview = previewSecurityHeaders(["'sha256-x'"], { https: true });
    const { score, reasons } = scoreSecurityHeaders(preview, html);
    expect(score).toBeGreaterThanOrEqual(110);
    expect(reasons.filter((reason) => reason.startsWith('-'))).toEqual(['-5 a draft, framed by this site alone']);
    for (const name of ['cache-control', 'x-robots-tag']) {
      expect(scoreSecurityHeaders({ ...preview, [name]: '' }, html).score).toBeLessThan(100);
    }
  });

  const policy = good['content-security-policy'] ?? '';
  test.each([
    ['no policy', { ...good, 'content-security-policy': '' }, html],
    [
      "'unsafe-inline' scripts",
      { ...good, 'content-security-policy': policy.replace("script-src 'self'", "script-src 'unsafe-inline'") },
      html,
    ],
    [
      "'unsafe-inline' styles",
      { ...good, 'content-security-policy': policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'") },
      html,
    ],
    [
      'scripts from anywhere',
      { ...good, 'content-security-policy': policy.replace("script-src 'self'", 'script-src https:') },
      html,
    ],
    [
      'frames',
      { ...good, 'content-security-policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *') },
      html,
    ],
    ['sniffing', { ...good, 'x-content-type-options': '' }, html],
    ['a style attribute', good, '<p style="color:red">'],
    ['a style element', good, '<style>p{}</style>'],
    ['an event handler', good, '<button onclick="go()">'],
    ['a script of another site', good, '<script src="https://cdn.example/a.js"></script>'],
  ])('%s costs points and is named', (_name, headers, page) => {
    const { score, reasons } = scoreSecurityHeaders(headers, page);
    expect(score).toBeLessThan(scoreSecurityHeaders(good, html).score);
    expect(reasons.filter((reason) => reason.startsWith('-')).length).toBeGreaterThan(0);
  });
});
