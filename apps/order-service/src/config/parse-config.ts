import { resolve } from 'node:path';
import { makingTimes } from '@cutsite/domain/item';
import { demoDeliverables } from '@cutsite/domain/knockout-cells';
import { restrictedProducts } from '@cutsite/domain/product';
import type { Result } from '@cutsite/domain/result';
import { err, ok } from '@cutsite/domain/result';
import { siteFormNames } from '@cutsite/domain/site-form';
import { cardSettings } from './card-settings.ts';
import type { Config, ConfigFault, MailSettings, Mode } from './config.ts';
import { contentSettings } from './contentstack-settings.ts';
import { parseDeliverablesFile } from './deliverables-file.ts';
import { parseMakingTimesFile } from './making-times-file.ts';
import { outsideSettings } from './outside-settings.ts';
import { readProviderFile } from './provider-file.ts';
import { parseRateLimit, type RateLimits, rateLimitNames, rateLimitTable } from './rate-limits.ts';
import { parseRestrictionsFile } from './restrictions-file.ts';
import {
  type Environment,
  logLevels,
  parseBases,
  parseCountries,
  parseCountry,
  parseDays,
  parseFormMail,
  parseKey,
  parseMakingDays,
  parseMegabytes,
  parseMilliseconds,
  parseOrigin,
  parseTrustProxy,
  type SettingReader,
  settingReader,
} from './setting-readers.ts';
import { parseShippingFile } from './shipping-file.ts';
import { isLoopback, unsafeSettings } from './unsafe-settings.ts';

const modes = ['demo', 'production'] as const satisfies Mode[];

/**
 * Reads the settings from the environment. Faults are collected, never thrown: malformed values first, then
 * contradictions, then what the mode refuses as unsafe. Nothing set at all is demo mode on localhost:3000.
 */
export function parseConfig(env: Environment): Result<Config, ConfigFault[]> {
  const read = settingReader(env);
  const mode = read.oneOf('CUTSITE_MODE', modes) ?? 'demo';
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.port('PORT') ?? 3000;
  const metricsPort = read.port('METRICS_PORT');
  if (metricsPort !== null && metricsPort === port && port !== 0) {
    read.faults.push({
      code: 'contradiction',
      setting: 'METRICS_PORT',
      message: 'METRICS_PORT must not be the port of the store: metrics are private.',
    });
  }
  const secureCookies = read.oneOf('SECURE_COOKIES', ['on', 'off']) ?? (mode === 'production' ? 'on' : 'off');
  const screeningList = read.text('SCREENING_LIST');
  const mail = mailSettings(read);
  const screenedFromNt = read.parsed('SCREENING_THRESHOLD_NT', parseBases, 'a number of bases, such as 50') ?? 50;
  const config: Config = {
    mode,
    host,
    port,
    publicUrl:
      read.parsed('PUBLIC_URL', parseOrigin, 'an address such as https://store.example') ?? ownOrigin(mode, host, port),
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    ...databaseUrls(read),
    metricsPort,
    staffDomains: staffDomains(read, mode),
    staffWithoutSecondFactor:
      (read.oneOf('STAFF_WITHOUT_SECOND_FACTOR', ['on', 'off']) ?? (mode === 'demo' ? 'on' : 'off')) === 'on',
    demoStepUpCode: mode === 'demo' ? demoStepUpCode : null,
    secondFactorKey: read.parsed(
      'SECOND_FACTOR_KEY',
      parseKey,
      'a key of 32 bytes in base64 (openssl rand -base64 32)',
    ),
    seller: seller(read, mode),
    originCountry:
      read.parsed('ORIGIN_COUNTRY', parseCountry, 'a two-letter country code, such as US') ??
      (mode === 'demo' ? demoOrigin : null),
    delivery: {
      holidays: read.parsed('HOLIDAYS', parseDays, 'days such as 2026-12-25, 2027-01-01') ?? [],
      makingDays: {
        ...read.parsed('MAKING_DAYS', parseMakingDays, makingDaysForms),
        ...providerFile(read, 'MAKING_TIMES', parseMakingTimesFile),
      },
      screenedFromNt,
      shipping: providerFile(read, 'SHIPPING_METHODS', parseShippingFile),
    },
    deliverables:
      providerFile(read, 'DELIVERABLES', parseDeliverablesFile) ?? (mode === 'demo' ? demoDeliverables : {}),
    restrictions: providerFile(read, 'RESTRICTIONS', parseRestrictionsFile) ?? restrictedProducts,
    remittance: lines(read.text('REMITTANCE') ?? (mode === 'demo' ? demoRemittance : '')),
    invoiceTerms: read.text('INVOICE_TERMS') ?? (mode === 'demo' ? demoInvoiceTerms : ''),
    mail,
    supportEmail: supportEmail(read, mail),
    formMail: read.parsed('FORM_MAIL', parseFormMail, formMailForms) ?? {},
    trackerUrl: read.url('TRACKER_URL', ['https://', 'http://']),
    ...outsideSettings(read, mode, origin(host, port)),
    content: contentSettings(read, env, mode, origin(host, port)),
    card: cardSettings(read, mode, origin(host, port)),
    distributorLockedCountries:
      read.parsed('DISTRIBUTOR_LOCKED_COUNTRIES', parseCountries, 'two-letter country codes, such as CN, US') ?? [],
    logLevel: read.oneOf('LOG_LEVEL', logLevels) ?? (mode === 'demo' ? 'warn' : 'info'),
    secureCookies: secureCookies === 'on',
    trustProxy: read.parsed('TRUST_PROXY', parseTrustProxy, trustProxyForms) ?? false,
    rateLimits: rateLimits(read, mode),
    screeningThresholdNt: screenedFromNt,
    screeningList: screeningList === null ? null : resolve(screeningList),
    diskReserveBytes: megabytes(read, 'DISK_RESERVE_MB', 512),
    filesPerAccountBytes: megabytes(read, 'FILES_PER_ACCOUNT_MB', 2_000),
    filesInAllBytes: megabytes(read, 'FILES_IN_ALL_MB', 100_000),
    mediaInAllBytes: megabytes(read, 'MEDIA_IN_ALL_MB', 20_000),
    overloadDelayMs:
      read.parsed('OVERLOAD_DELAY_MS', parseMilliseconds, 'milliseconds, such as 1000; 0 is off') ?? 1_000,
    drainMs: read.parsed('DRAIN_MS', parseMilliseconds, 'milliseconds, such as 5000') ?? (mode === 'demo' ? 0 : 5_000),
  };
  const faults = [...read.faults, ...unsafeSettings(config, env)];
  return faults.length > 0 ? err(faults) : ok(config);
}

/** A table of the provider's that a setting names; not set, or with a fault that ends the start: undefined. */
function providerFile<Table>(
  read: SettingReader,
  setting: string,
  parse: (text: string) => Result<Table, readonly string[]>,
): Table | undefined {
  const path = read.text(setting);
  if (path === null) return undefined;
  const table = readProviderFile(path, parse);
  if (table.ok) return table.value;
  const more = table.error.length > 3 ? ` (and ${table.error.length - 3} more)` : '';
  const message = `${setting}, ${path}: ${table.error.slice(0, 3).join(' ')}${more}`;
  read.faults.push({ code: 'malformed', setting, message });
  return undefined;
}

/** Printed at the start of a demo, and known to everybody. */
const demoStepUpCode = '424242';

const makingDaysForms = `working days by what is made, such as guide_tube=5, of ${Object.keys(makingTimes).join(', ')}`;

const formMailForms = `forms and addresses, such as contact=desk@store.example, of ${siteFormNames.join(', ')}`;

const trustProxyForms =
  'the number of proxies in front, or a list of their addresses ("true" would let every caller choose an address)';

/** A demo is reached by the name of its machine, which passkeys need, and answers at the address as well. */
const ownOrigin = (mode: Mode, host: string, port: number): string =>
  mode === 'demo' && isLoopback(host) ? origin('localhost', port) : origin(host, port);

function origin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function databaseUrls(read: SettingReader): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'> {
  const [databaseUrl, databaseOwnerUrl] = (['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).map((setting) =>
    read.url(setting, ['postgres://', 'postgresql://']),
  );
  if (databaseOwnerUrl != null && read.text('DATABASE_URL') === null) {
    read.faults.push({
      code: 'contradiction',
      setting: 'DATABASE_OWNER_URL',
      message: 'DATABASE_OWNER_URL goes with DATABASE_URL: the embedded PostgreSQL has an owner of its own.',
    });
  }
  return { databaseUrl: databaseUrl ?? null, databaseOwnerUrl: databaseOwnerUrl ?? null };
}

const megabytes = (read: SettingReader, setting: string, unset: number): number =>
  (read.parsed(setting, parseMegabytes, `a number of megabytes, such as ${unset}`) ?? unset) * 1_000_000;

/** The staff of the demo accounts; real stores name their own domains. */
function staffDomains(read: SettingReader, mode: Mode): readonly string[] {
  const domains = read.list('STAFF_DOMAINS');
  return domains.length === 0 && mode === 'demo' ? ['cutsite.example'] : domains;
}

/** Name and address in lines, and the tax number below them. The demo's are invented, and say so. */
function seller(read: SettingReader, mode: Mode): readonly string[] {
  const address = read.text('SELLER_ADDRESS') ?? (mode === 'demo' ? demoSeller : '');
  const taxNumber = read.text('SELLER_TAX_NUMBER');
  return [...lines(address), ...(taxNumber === null ? [] : [`Tax number ${taxNumber}`])];
}

/** Lines of a paper that stand in one setting. */
function lines(text: string): readonly string[] {
  return text
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const demoRemittance =
  'Invented Bank, Boston | Account 000 000 000 of Cutsite Demo Store | Invented details: please pay nothing to them';
const demoInvoiceTerms = 'Invented terms: after the due day we charge nothing, and remind you once.';

const demoOrigin = 'US';
const demoSeller = 'Cutsite Demo Store, which sells nothing | 1 Invented Street | Boston, MA 02118 | United States';

function mailSettings(read: SettingReader): MailSettings {
  const url = read.url('SMTP_URL', ['smtp://', 'smtps://']);
  const address = (text: string) => (/^[^\s@<>]+@[^\s@<>]+$|^[^@<>]+<[^\s@<>]+@[^\s@<>]+>$/.test(text) ? text : null);
  const from = read.parsed('MAIL_FROM', address, 'an address, or a name and an address in angle brackets');
  const sender = from ?? 'Cutsite <store@cutsite.example>';
  return url === null ? { kind: 'outbox', from: sender } : { kind: 'smtp', url, from: sender };
}

/** The sender's own address unless another one is set. */
function supportEmail(read: SettingReader, { from }: MailSettings): string {
  const address = (text: string) => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : null);
  return read.parsed('SUPPORT_EMAIL', address, 'an address such as help@store.example') ?? from.replace(/^.*<|>$/g, '');
}

function rateLimits(read: SettingReader, mode: Mode): RateLimits {
  const entries = rateLimitNames.map((name) => {
    const row = rateLimitTable[name];
    return [name, read.parsed(row.setting, parseRateLimit, 'a count and a time, such as 60/10m') ?? row[mode]] as const;
  });
  return Object.fromEntries(entries) as Record<(typeof rateLimitNames)[number], RateLimits['addsPerAccount']>;
}
