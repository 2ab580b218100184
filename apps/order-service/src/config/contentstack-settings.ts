import type { ContentSettings, Mode } from './config.ts';
import type { Environment, SettingReader } from './setting-readers.ts';

/** Where the store itself serves the Contentstack of the demo. */
export const demoContentstackPath = '/demo/contentstack';
/** Where Contentstack sends its messages. */
const webhookPath = '/api/content/contentstack/webhook/';

/** Hosts of a region: what answers the Sync API, and where pictures and files lie. */
const hostsOf = (prefix: string) => ({
  url: `https://${prefix}cdn.contentstack.com`,
  assetOrigins: [`https://${prefix}images.contentstack.com`, `https://${prefix}assets.contentstack.com`],
});

const regions = {
  na: {
    url: 'https://cdn.contentstack.io',
    assetOrigins: ['https://images.contentstack.io', 'https://assets.contentstack.io'],
  },
  eu: hostsOf('eu-'),
  au: hostsOf('au-'),
  'azure-na': hostsOf('azure-na-'),
  'azure-eu': hostsOf('azure-eu-'),
  'gcp-na': hostsOf('gcp-na-'),
  'gcp-eu': hostsOf('gcp-eu-'),
} as const;

/** The demo's own stack; everybody may know its keys, which open nothing else. */
const demoKeys = {
  apiKey: 'blt0demo',
  deliveryToken: 'cs0demo',
  environment: 'demo',
  webhookSecret: 'demo-webhook-secret',
} as const;

const needed = ['CONTENTSTACK_API_KEY', 'CONTENTSTACK_DELIVERY_TOKEN', 'CONTENTSTACK_ENVIRONMENT'] as const;

/**
 * Where content is published: by editors here, or in a stack of Contentstack. A demo without keys reads its own.
 *
 * @param ownUrl where this process can be reached on this machine
 */
export function contentSettings(read: SettingReader, env: Environment, mode: Mode, ownUrl: string): ContentSettings {
  const source = read.oneOf('CONTENT_SOURCE', ['editors', 'contentstack']) ?? 'editors';
  const region = read.oneOf('CONTENTSTACK_REGION', Object.keys(regions) as (keyof typeof regions)[]) ?? 'na';
  const url = read.url('CONTENTSTACK_URL', ['https://', 'http://'])?.replace(/\/+$/, '') ?? null;
  const locale = read.parsed('CONTENTSTACK_LOCALE', localeOf, 'a language such as en-us') ?? 'en-us';
  const environment = read.parsed('CONTENTSTACK_ENVIRONMENT', nameOf, 'the name of an environment');
  const branch = read.parsed('CONTENTSTACK_BRANCH', nameOf, 'the name of a branch');
  const [apiKey, deliveryToken] = [secret(read, 'CONTENTSTACK_API_KEY'), secret(read, 'CONTENTSTACK_DELIVERY_TOKEN')];
  const webhookSecret = secret(read, 'CONTENTSTACK_WEBHOOK_SECRET');
  if (source === 'editors') {
    for (const setting of Object.keys(env).filter((name) => name.startsWith('CONTENTSTACK_') && env[name]?.trim())) {
      const message = `${setting} goes with CONTENT_SOURCE=contentstack.`;
      read.faults.push({ code: 'contradiction', setting, message });
    }
    return { stack: null, isDemo: false, demoWebhookUrl: null };
  }
  const isDemo = mode === 'demo' && needed.every((setting) => read.text(setting) === null) && url === null;
  if (isDemo) {
    const stack = { ...demoKeys, url: `${ownUrl}${demoContentstackPath}`, assetOrigins: [ownUrl], branch, locale };
    return { stack, isDemo, demoWebhookUrl: `${ownUrl}${webhookPath}` };
  }
  for (const setting of needed.filter((one) => read.text(one) === null)) {
    const message = `${setting} must be set: CONTENT_SOURCE=contentstack reads a stack with it.`;
    read.faults.push({ code: 'contradiction', setting, message });
  }
  const hosts = url === null ? regions[region] : { url, assetOrigins: [new URL(url).origin] };
  const stack = {
    ...hosts,
    branch,
    locale,
    webhookSecret,
    environment: environment ?? '',
    apiKey: apiKey ?? '',
    deliveryToken: deliveryToken ?? '',
  };
  return { stack, isDemo, demoWebhookUrl: null };
}

const localeOf = (text: string): string | null => (/^[a-z]{2,3}(-[a-z0-9]+)*$/.test(text) ? text : null);
const nameOf = (text: string): string | null => (/^[\w.-]{1,100}$/.test(text) ? text : null);

/** A key, which no message shows. */
function secret(read: SettingReader, setting: string): string | null {
  const value = read.text(setting);
  if (value === null || /^[\x21-\x7e]{1,500}$/.test(value)) return value;
  read.faults.push({
    code: 'malformed',
    setting,
    message: `${setting} must be one word of letters, digits and signs.`,
  });
  return null;
}
