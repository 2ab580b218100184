import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium, ensureHeadlessChromium } from './ensure-chromium.ts';

/** Failures that a browser reported: script errors, refused content, failed requests. */
export interface Complaint {
  readonly kind: 'script error' | 'refused by the content security policy' | 'server error';
  readonly text: string;
}

/** A person at a browser: a clean profile, and a list of everything that went wrong behind the screen. */
export interface Customer {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly Complaint[];
  leave(): Promise<void>;
}

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: 'light' | 'dark';
  /** A screen for fingers, as of a phone. */
  readonly touch?: boolean;
  /** Where the clock of the browser is set; that of the machine unless stated otherwise. */
  readonly timeZone?: string;
  /** false: pages run no script. */
  readonly scripts?: boolean;
}

const desktop: Window = { width: 1440, height: 900 };

const launch = (keepsPages: boolean): Promise<Browser> =>
  chromium.launch({
    // Only the ordinary browser keeps pages.
    executablePath: keepsPages ? ensureChromium() : ensureHeadlessChromium(),
    args: [...chromiumFlags],
    headless: true,
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });

let shared: Promise<Browser> | undefined;

/** The browser of this worker, started with its first journey and ended with the process; profiles are never shared. */
export async function browserOfThisWorker(): Promise<Browser> {
  const browser = await (shared ??= launch(false));
  if (browser.isConnected()) return browser;
  // It crashed with an earlier journey, which has failed for it.
  shared = launch(false);
  return shared;
}

/**
 * A browser of its own that keeps pages for the way back (bfcache), as browsers do outside of tests; the driver turns
 * that off. End it with `close()`.
 */
export const browserThatKeepsPages = (): Promise<Browser> => launch(true);

const listen = (page: Page, complaints: Complaint[]): void => {
  page.on('pageerror', (error) => complaints.push({ kind: 'script error', text: String(error) }));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      complaints.push({ kind: 'refused by the content security policy', text: message.text() });
  });
  page.on('response', (response) => {
    if (response.status() >= 500)
      complaints.push({ kind: 'server error', text: `${response.status()} ${response.url()}` });
  });
};

const newContext = async (browser: Browser, storeUrl: string, window: Window): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: storeUrl,
    viewport: { width: window.width, height: window.height },
    colorScheme: window.colorScheme ?? 'light',
    hasTouch: window.touch ?? false,
    isMobile: window.touch ?? false,
    javaScriptEnabled: window.scripts ?? true,
    ...(window.timeZone !== undefined && { timezoneId: window.timeZone }),
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  // A busy machine may stand still for half a minute, which is what would be waited for by default.
  context.setDefaultTimeout(120_000);
  return context;
};

/** Opens the first page. What goes wrong on this and later pages is added to `complaints`, until `stop` is called. */
const enter = async (context: BrowserContext) => {
  const complaints: Complaint[] = [];
  const listenToPage = (page: Page): void => listen(page, complaints);
  context.on('page', listenToPage);
  const page = await context.newPage();
  return { customer: { page, context, complaints }, stop: () => context.off('page', listenToPage) };
};

/** A customer with a fresh profile who opens pages of the store at `storeUrl`. */
export const newCustomer = async (browser: Browser, storeUrl: string, window: Window = desktop): Promise<Customer> => {
  const context = await newContext(browser, storeUrl, window);
  const { customer } = await enter(context);
  return { ...customer, leave: () => context.close() };
};

/** What is kept for all later pages of a context, and cannot be taken back. */
const lasting = [
  ...(['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'routeFromHAR', 'routeWebSocket'] as const),
  ...(['setOffline', 'setExtraHTTPHeaders', 'setGeolocation', 'setHTTPCredentials', 'clearPermissions'] as const),
];
const lastingOfClock = ['install', 'fastForward', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'] as const;

const noteCalls = <T extends object>(object: T, names: readonly (keyof T)[], note: () => void): void => {
  for (const name of names) {
    const method = object[name] as (...given: readonly unknown[]) => unknown;
    const noted = (...given: readonly unknown[]): unknown => {
      note();
      return method.apply(object, [...given]);
    };
    Object.assign(object, { [name]: noted });
  }
};

interface KeptProfile {
  readonly context: BrowserContext;
  readonly hasLastingChanges: () => boolean;
}

let kept: KeptProfile | undefined;

const newProfileToKeep = async (storeUrl: string): Promise<KeptProfile> => {
  const context = await newContext(await browserOfThisWorker(), storeUrl, desktop);
  let hasLastingChanges = false;
  const note = (): void => {
    hasLastingChanges = true;
  };
  noteCalls(context, lasting, note);
  noteCalls(context.clock, lastingOfClock, note);
  return { context, hasLastingChanges: () => hasLastingChanges };
};

/** Removes cookies and everything that pages store; files of the site stay in the cache. */
const clearStorage = async ({ page, context }: Omit<Customer, 'leave'>, storeUrl: string): Promise<void> => {
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(storeUrl).origin, storageTypes: 'all' });
  await session.detach();
};

/**
 * The customer of a journey for whom it is no matter whether the files of the site are in the browser already: the next
 * journey of this worker gets the same profile, without cookies and without all that pages keep. Fetching and reading
 * some sixty files of scripts anew takes longer than the page itself (docs/decisions/0026-two-at-a-time.md).
 */
export const customerInKeptProfile = async (storeUrl: string): Promise<Customer> => {
  const free = kept?.context.browser()?.isConnected() === true ? kept : undefined;
  kept = undefined;
  const profile = free ?? (await newProfileToKeep(storeUrl));
  const { context } = profile;
  const { customer, stop } = await enter(context);
  if (free !== undefined) await clearStorage(customer, storeUrl);
  let isLeft = false;
  const leave = async (): Promise<void> => {
    if (isLeft) return;
    isLeft = true;
    stop();
    if (profile.hasLastingChanges()) return context.close();
    await Promise.all(context.pages().map((page) => page.close()));
    kept = profile;
  };
  return { ...customer, leave };
};
