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

/** A customer with a fresh profile who opens pages of the store at `storeUrl`. */
export const newCustomer = async (browser: Browser, storeUrl: string, window: Window = desktop): Promise<Customer> => {
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
  const complaints: Complaint[] = [];
  context.on('page', (page) => listen(page, complaints));
  const page = await context.newPage();
  return { page, context, complaints, leave: () => context.close() };
};
