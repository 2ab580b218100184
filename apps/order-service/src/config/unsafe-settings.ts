import type { Config, ConfigFault } from './config.ts';
import { perHour, rateLimitNames, rateLimitTable } from './rate-limits.ts';
import type { Environment } from './setting-readers.ts';

interface SafetyRule {
  readonly setting: string;
  readonly isUnsafe: (config: Config, env: Environment) => boolean;
  readonly message: string;
}

/** Anybody can have an address there, so none of them can prove that somebody works for the provider. */
const publicMailDomains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
];

/** A CDN, a balancer, an ingress and a proxy on the machine are four. */
const maxProxies = 5;

/**
 * Whether a network is so wide that it holds strangers: more than a /8 of IPv4, written in either way, or more than a
 * /7 of IPv6, as the private addresses there are one.
 */
function isEverybody(network: string): boolean {
  const [address = '', length] = network.split('/');
  if (length === undefined) return false;
  if (!address.includes(':')) return Number(length) < 8;
  return Number(length) < 7 || (/^[0:]*:ffff:/.test(address) && Number(length) < 96 + 8);
}

/** So long is a secret at least. */
const wholeSecret = '0123456789abcdef';

/** What production refuses to start with (promise L9). Rows, not branches: all of them are checked and listed. */
const productionRules: readonly SafetyRule[] = [
  {
    setting: 'PUBLIC_URL',
    isUnsafe: (config, env) => !env['PUBLIC_URL'] || !config.publicUrl.startsWith('https://'),
    message: 'PUBLIC_URL must be the https address that customers use: cookies and the links in mails depend on it.',
  },
  {
    setting: 'PUBLIC_URL',
    isUnsafe: (config) => config.publicUrl.startsWith('https://') && isLoopback(new URL(config.publicUrl).hostname),
    message: 'PUBLIC_URL must be an address that customers can reach, not one of this machine alone.',
  },
  {
    setting: 'SMTP_URL',
    isUnsafe: (config) => config.mail.kind !== 'smtp',
    message: 'SMTP_URL must be set: without it mails stay in the outbox, where anybody can read them.',
  },
  {
    setting: 'MAIL_FROM',
    isUnsafe: (_config, env) => !env['MAIL_FROM'],
    message: 'MAIL_FROM must be set to the address that customers may answer to.',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    isUnsafe: ({ card }) => !/^(sk|rk)_live_\w{16,}$/.test(card.secretKey),
    message:
      'STRIPE_SECRET_KEY must be a whole live key (sk_live_… or rk_live_…): without it no customer can pay by card.',
  },
  {
    setting: 'STRIPE_PUBLISHABLE_KEY',
    isUnsafe: ({ card }) => !/^pk_live_\w{16,}$/.test(card.publishableKey),
    message: 'STRIPE_PUBLISHABLE_KEY must be a whole live key (pk_live_…): browsers send cards with it.',
  },
  {
    setting: 'STRIPE_WEBHOOK_SECRET',
    isUnsafe: ({ card }) => !/^whsec_[\w+/=]{16,}$/.test(card.webhookSecret),
    message:
      'STRIPE_WEBHOOK_SECRET must be set, and whole (whsec_…): without it messages of the card network cannot be distinguished from forged ones.',
  },
  {
    setting: 'STRIPE_API_URL',
    isUnsafe: ({ card }) => card.apiUrl !== 'https://api.stripe.com',
    message: 'STRIPE_API_URL must not be set: it sends the secret key to another machine.',
  },
  {
    setting: 'TRACKER_URL',
    isUnsafe: ({ trackerUrl }) => trackerUrl?.startsWith('http://') ?? false,
    message: 'TRACKER_URL must be an https address: e-mail addresses of customers travel there.',
  },
  {
    setting: 'JOBS_BOARD_URL',
    isUnsafe: ({ jobsBoard }) => jobsBoard.url?.startsWith('http://') ?? false,
    message: 'JOBS_BOARD_URL must be an https address: what it answers stands on a page of this site.',
  },
  {
    setting: 'CRM_URL',
    isUnsafe: ({ crm }) => crm.url?.startsWith('http://') ?? false,
    message: 'CRM_URL must be an https address: tokens of visitors travel there.',
  },
  {
    setting: 'CONTENTSTACK_URL',
    isUnsafe: (_config, env) => Boolean(env['CONTENTSTACK_URL']),
    message:
      'CONTENTSTACK_URL must not be set: it sends the delivery token to another machine. Set CONTENTSTACK_REGION.',
  },
  {
    setting: 'CONTENTSTACK_WEBHOOK_SECRET',
    isUnsafe: ({ content }) => (content.stack?.webhookSecret ?? wholeSecret).length < wholeSecret.length,
    message:
      'CONTENTSTACK_WEBHOOK_SECRET must be the whole signing key of the organization, of 16 characters or more: a short one can be guessed.',
  },
  {
    setting: 'SECURE_COOKIES',
    isUnsafe: (config) => !config.secureCookies,
    message: 'SECURE_COOKIES must not be off: a session cookie would travel unencrypted.',
  },
  {
    setting: 'TRUST_PROXY',
    isUnsafe: ({ trustProxy }) => typeof trustProxy === 'number' && trustProxy > maxProxies,
    message: `TRUST_PROXY must be the number of proxies in front, at most ${maxProxies}: with more than there are, callers choose their own address.`,
  },
  {
    setting: 'TRUST_PROXY',
    isUnsafe: ({ trustProxy }) => Array.isArray(trustProxy) && trustProxy.some(isEverybody),
    message:
      'TRUST_PROXY must name the networks of the proxies alone: in one that holds everybody, callers choose their own address.',
  },
  ...(['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).flatMap((setting): SafetyRule[] => [
    {
      setting,
      isUnsafe: (config) => someDatabase(config, setting, (url) => !hasPasswordOrSocket(url)),
      message: `${setting} must carry a password: a database without one is open to everybody on its network.`,
    },
    {
      setting,
      isUnsafe: (config) => someDatabase(config, setting, isUnencrypted),
      message: `${setting} must ask for an encrypted connection (sslmode=verify-full) to another machine.`,
    },
  ]),
  {
    setting: 'STAFF_DOMAINS',
    isUnsafe: ({ staffDomains }) => staffDomains.some((domain) => publicMailDomains.includes(domain)),
    message: 'STAFF_DOMAINS must not hold a domain where anybody can get an address.',
  },
  {
    setting: 'STAFF_WITHOUT_SECOND_FACTOR',
    isUnsafe: ({ staffWithoutSecondFactor }) => staffWithoutSecondFactor,
    message: 'STAFF_WITHOUT_SECOND_FACTOR must not be on: a stolen password would open the office.',
  },
  {
    setting: 'LOG_LEVEL',
    isUnsafe: ({ logLevel }) => logLevel === 'silent' || logLevel === 'trace',
    message: 'LOG_LEVEL must be between fatal and debug: silent hides failures, trace shows what customers send.',
  },
  {
    setting: 'NODE_TLS_REJECT_UNAUTHORIZED',
    isUnsafe: (_config, env) => env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0',
    message: 'NODE_TLS_REJECT_UNAUTHORIZED=0 switches the check of certificates off.',
  },
  ...rateLimitNames.map((name): SafetyRule => {
    const { setting, what, safePerHour } = rateLimitTable[name];
    return {
      setting,
      isUnsafe: ({ rateLimits }) => perHour(rateLimits[name]) > safePerHour,
      message: `${setting} must not allow more than ${safePerHour} ${what} in an hour.`,
    };
  }),
];

/** Demo accounts have a public password, so they must not be reachable from other machines. */
const demoRules: readonly SafetyRule[] = [
  {
    setting: 'HOST',
    isUnsafe: (config) => !isLoopback(config.host),
    message:
      'HOST must be 127.0.0.1, ::1 or localhost in demo mode, which has accounts with a public password. Set CUTSITE_MODE=production to serve others.',
  },
  {
    setting: 'STAFF_DOMAINS',
    isUnsafe: ({ staffDomains }) => staffDomains.some((domain) => publicMailDomains.includes(domain)),
    message: 'STAFF_DOMAINS must not hold a domain where anybody can get an address.',
  },
];

/** Every unsafe setting for the mode, in the order of the tables. */
export function unsafeSettings(config: Config, env: Environment): ConfigFault[] {
  const isDemo = config.mode === 'demo';
  const code = isDemo ? 'unsafe_in_demo' : 'unsafe_in_production';
  return (isDemo ? demoRules : productionRules)
    .filter((rule) => rule.isUnsafe(config, env))
    .map(({ setting, message }) => ({ code, setting, message }));
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

function someDatabase(
  { databaseUrl, databaseOwnerUrl }: Config,
  setting: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
  isUnsafe: (url: string) => boolean,
): boolean {
  const url = setting === 'DATABASE_URL' ? databaseUrl : databaseOwnerUrl;
  return url !== null && isUnsafe(url);
}

function databaseHost(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return decodeURIComponent(url.searchParams.get('host') ?? url.hostname);
}

function hasPasswordOrSocket(databaseUrl: string): boolean {
  return databaseHost(databaseUrl).startsWith('/') || new URL(databaseUrl).password !== '';
}

function isUnencrypted(databaseUrl: string): boolean {
  const host = databaseHost(databaseUrl);
  if (host.startsWith('/') || isLoopback(host)) return false;
  const mode = new URL(databaseUrl).searchParams.get('sslmode');
  return mode !== 'require' && mode !== 'verify-ca' && mode !== 'verify-full';
}
