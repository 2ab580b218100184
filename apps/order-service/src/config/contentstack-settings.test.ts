import { describe, expect, test } from 'vitest';
import { parseConfig } from './parse-config.ts';

const whole = {
  CONTENT_SOURCE: 'contentstack',
  CONTENTSTACK_API_KEY: 'blt1234567890',
  CONTENTSTACK_DELIVERY_TOKEN: 'cs1234567890',
  CONTENTSTACK_ENVIRONMENT: 'live',
};
const production = {
  ...whole,
  CUTSITE_MODE: 'production',
  PUBLIC_URL: 'https://store.example',
  SMTP_URL: 'smtps://mail.provider.example',
  MAIL_FROM: 'store@provider.example',
  STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};

type Env = Readonly<Record<string, string | undefined>>;
const faults = (env: Env) => {
  const config = parseConfig(env);
  return config.ok ? [] : config.error;
};
const stackOf = (env: Env) => {
  const config = parseConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value.content;
};

describe('where content is published (CT-66, promise L9)', () => {
  test('is here unless it is said otherwise; a demo has a stack of its own', () => {
    expect(stackOf({}).stack).toBeNull();
    const { stack, isDemo, demoWebhookUrl } = stackOf({ CONTENT_SOURCE: 'contentstack', PORT: '3100' });
    expect({ url: stack?.url, isDemo, demoWebhookUrl }).toEqual({
      url: 'http://127.0.0.1:3100/demo/contentstack',
      isDemo: true,
      demoWebhookUrl: 'http://127.0.0.1:3100/api/content/contentstack/webhook/',
    });
  });

  test('is asked at the hosts of the region and nowhere else', () => {
    expect(stackOf(production)).toMatchObject({
      isDemo: false,
      stack: {
        url: 'https://cdn.contentstack.io',
        assetOrigins: ['https://images.contentstack.io', 'https://assets.contentstack.io'],
        environment: 'live',
        locale: 'en-us',
        branch: null,
        webhookSecret: null,
      },
    });
    expect(stackOf({ ...production, CONTENTSTACK_REGION: 'azure-eu' }).stack).toMatchObject({
      url: 'https://azure-eu-cdn.contentstack.com',
      assetOrigins: ['https://azure-eu-images.contentstack.com', 'https://azure-eu-assets.contentstack.com'],
    });
  });

  test.each([
    ['CONTENTSTACK_API_KEY', undefined, 'contradiction'],
    ['CONTENTSTACK_DELIVERY_TOKEN', undefined, 'contradiction'],
    ['CONTENTSTACK_ENVIRONMENT', undefined, 'contradiction'],
    ['CONTENTSTACK_ENVIRONMENT', 'a b', 'malformed'],
    ['CONTENTSTACK_DELIVERY_TOKEN', 'two words', 'malformed'],
    ['CONTENTSTACK_REGION', 'mars', 'malformed'],
    ['CONTENTSTACK_LOCALE', '../x', 'malformed'],
    ['CONTENTSTACK_URL', 'https://elsewhere.example', 'unsafe_in_production'],
    ['CONTENTSTACK_WEBHOOK_SECRET', 'short', 'unsafe_in_production'],
  ])('%s=%s ends the start in production', (setting, value, code) => {
    const found = faults({ ...production, [setting]: value });
    expect(found).toContainEqual(expect.objectContaining({ code, setting }));
    expect(new Set(found.map((one) => one.setting))).toEqual(new Set([setting]));
  });

  test('half of the settings are none, and those without their source are said', () => {
    expect(faults({ CONTENT_SOURCE: 'contentstack', CONTENTSTACK_API_KEY: 'blt1234567890' })).toMatchObject([
      { setting: 'CONTENTSTACK_DELIVERY_TOKEN' },
      { setting: 'CONTENTSTACK_ENVIRONMENT' },
    ]);
    expect(faults({ CONTENTSTACK_API_KEY: 'blt1234567890' })).toMatchObject([
      { code: 'contradiction', setting: 'CONTENTSTACK_API_KEY' },
    ]);
  });

  test('no fault shows a key', () => {
    const secrets = { CONTENTSTACK_API_KEY: 'the key', CONTENTSTACK_DELIVERY_TOKEN: 'the token' };
    expect(JSON.stringify(faults({ ...production, ...secrets }))).not.toMatch(/the key|the token/);
  });
});
