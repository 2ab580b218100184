import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { pagePolicies } from './page-policies.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page (promise F7)', () => {
  test('allows each inline script of the page by its hash, once', () => {
    const html = `<script>one()</script><script src="/a.js"></script><script type="module" async="">two("µ")</script><script>one()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('two("µ")')]);
  });

  test('hashes the text as it stands, with its line breaks and spaces', () => {
    expect(inlineScriptHashes('<script>\n one() \n</script>')).toEqual([hashOf('\n one() \n')]);
  });

  test('allows nothing by default and no inline code by word', () => {
    const policy = contentSecurityPolicy([hashOf('one()')], { upgradeInsecureRequests: false });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('upgrades requests only where the site is reached by HTTPS', () => {
    expect(contentSecurityPolicy([], { upgradeInsecureRequests: true })).toContain('upgrade-insecure-requests');
  });

  test("lets Stripe's field in where a card is typed, and nothing else of another site", () => {
    const directives = contentSecurityPolicy([], { upgradeInsecureRequests: false, sources: pagePolicies.cards }).split(
      '; ',
    );
    expect(directives).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(directives).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
    expect(directives).toContain("connect-src 'self' https://api.stripe.com");
    expect(directives).toContain("img-src 'self' https://*.stripe.com");
    expect(directives.filter((directive) => directive.includes('stripe.com'))).toHaveLength(4);
  });

  test('names no other site on any other page', () => {
    expect(contentSecurityPolicy([hashOf('one()')], { upgradeInsecureRequests: true })).not.toContain('https:');
  });
});
