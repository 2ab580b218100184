import { checkEmail } from '@cutsite/domain/account';
import { countryOf } from '@cutsite/domain/address';
import { makingTimes } from '@cutsite/domain/item';
import { isSiteForm, type SiteFormName } from '@cutsite/domain/site-form';
import type { ConfigFault, LogLevel, TrustProxy } from './config.ts';

/** The environment as node gives it. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings one by one and keeps every fault, so that all of them can be shown together. */
export interface SettingReader {
  readonly faults: ConfigFault[];
  text(setting: string): string | null;
  port(setting: string): number | null;
  oneOf<T extends string>(setting: string, allowed: readonly T[]): T | null;
  url(setting: string, protocols: readonly string[]): string | null;
  list(setting: string): readonly string[];
  parsed<T>(setting: string, parse: (text: string) => T | null, expected: string): T | null;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const satisfies LogLevel[];

export function settingReader(env: Environment): SettingReader {
  const faults: ConfigFault[] = [];

  function text(setting: string): string | null {
    const value = env[setting]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  function parsed<T>(setting: string, parse: (text: string) => T | null, expected: string): T | null {
    const value = text(setting);
    if (value === null) return null;
    const result = parse(value);
    if (result === null) {
      faults.push({ code: 'malformed', setting, message: `${setting} must be ${expected}; it is "${shown(value)}".` });
    }
    return result;
  }

  return {
    faults,
    text,
    parsed,
    port: (setting) => parsed(setting, parsePort, 'a port from 0 to 65535'),
    oneOf: <T extends string>(setting: string, allowed: readonly T[]) =>
      parsed(setting, (value) => allowed.find((one) => one === value) ?? null, `one of ${allowed.join(', ')}`),
    url: (setting, protocols) =>
      parsed(setting, (value) => parseUrl(value, protocols), `a URL that starts with ${protocols.join(' or ')}`),
    list: (setting) => splitList(text(setting) ?? ''),
  };
}

/** Passwords inside URLs never reach a message. */
function shown(value: string): string {
  return value.replace(/\/\/[^@/]*@/, '//…@');
}

function splitList(value: string): readonly string[] {
  return value
    .split(/[\s,]+/)
    .map((one) => one.toLowerCase())
    .filter((one) => one !== '');
}

function parsePort(value: string): number | null {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : null;
}

/** `CN, us`: codes of two letters, in capitals. Whether they are countries is not known here. */
export function parseCountries(value: string): readonly string[] | null {
  const codes = splitList(value).map((code) => code.toUpperCase());
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : null;
}

/** One country that there is: `US`. */
export function parseCountry(value: string): string | null {
  const code = value.toUpperCase();
  return countryOf(code) === undefined ? null : code;
}

/** `2026-12-25, 2027-01-01`: days that there are. */
export function parseDays(value: string): readonly string[] | null {
  const days = splitList(value);
  const isDay = (day: string) => {
    const at = new Date(`${day}T00:00:00Z`);
    return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  };
  return days.every(isDay) ? days : null;
}

/** `guide_tube=5, guide_plate=8`: working days, at most a year, by the names of the table of making times. */
export function parseMakingDays(value: string): Readonly<Record<string, number>> | null {
  const days: Record<string, number> = {};
  for (const one of splitList(value)) {
    const [, name = '', count = ''] = /^(\w+)=(\d{1,3})$/.exec(one) ?? [];
    if (!Object.hasOwn(makingTimes, name) || Number(count) > 260) return null;
    days[name] = Number(count);
  }
  return days;
}

/** Addresses of e-mail by the form of the site that they are told of. */
export function parseFormMail(value: string): Readonly<Partial<Record<SiteFormName, string>>> | null {
  const pairs = splitList(value).map((one) => one.split('=', 2).map((part) => part.trim()));
  const isRight = pairs.every(([form = '', address = '']) => isSiteForm(form) && checkEmail(address) === null);
  return isRight ? Object.fromEntries(pairs) : null;
}

/** A whole number of milliseconds, up to ten minutes. */
export function parseMilliseconds(value: string): number | null {
  return /^\d{1,6}$/.test(value) && Number(value) <= 600_000 ? Number(value) : null;
}

/** A whole number of megabytes. */
export function parseMegabytes(value: string): number | null {
  return /^\d{1,8}$/.test(value) ? Number(value) : null;
}

/** A whole number of bases, of at least one. */
export function parseBases(value: string): number | null {
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

function parseUrl(value: string, protocols: readonly string[]): string | null {
  return protocols.some((protocol) => value.startsWith(protocol)) && URL.canParse(value) ? value : null;
}

/** `https://store.example`, without path, query or credentials; the slash at the end may be there. */
export function parseOrigin(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.pathname === '/' && url.search === '' && url.hash === ''
    ? url.origin
    : null;
}

/** `false`, a number of proxies, or a list of addresses and ranges. `true` would believe anybody and is no choice. */
export function parseTrustProxy(value: string): TrustProxy | null {
  if (value === 'false' || value === '0') return false;
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const addresses = splitList(value);
  return addresses.every((address) => /^([0-9a-f.:]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/.test(address))
    ? addresses
    : null;
}

/** A key of 32 bytes in base64. */
export function parseKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === 32 && /^[\w+/=-]+$/.test(text) ? key : null;
}
