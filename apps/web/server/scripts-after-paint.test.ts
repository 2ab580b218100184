import { describe, expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

/** As React Router 8 writes it, in small. */
const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/kit.js"/><link rel="stylesheet" href="/assets/site.css"/></head><body><h1>Cart</h1><script>window.context = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/cart.js";

  window.modules = {"root":route0,"routes/cart":route1};

import("/assets/entry.js");</script></body></html>`;
const start = /<script type="module" async="">([\s\S]*)<\/script>/;

describe('the scripts of a finished page', () => {
  const late = scriptsAfterPaint(page);
  const code = start.exec(late)?.[1] ?? '';

  test('are not asked for while its style sheets and fonts are on their way', () => {
    expect(late).not.toContain('modulepreload" href');
    expect(late).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
    expect(code).not.toMatch(/^\s*import\s/m);
    expect(code.indexOf("'paint'")).toBeLessThan(code.indexOf('/assets/'));
  });

  test('run in the order in which they need each other, and the entry last', async () => {
    const ran: string[] = [];
    const asked: string[] = [];
    await run(code, {
      import: async (file) => ran.push(file),
      paint: true,
      append: ({ href }) => asked.push(href),
    });
    expect(asked).toEqual(['/assets/manifest.js', '/assets/entry.js', '/assets/kit.js']);
    expect(ran).toEqual([
      '/assets/kit.js',
      '/assets/manifest.js',
      '/assets/manifest.js',
      '/assets/root.js',
      '/assets/cart.js',
      '/assets/entry.js',
    ]);
  });

  test('wait for the first paint', async () => {
    const ran: string[] = [];
    const started = run(code, { import: async (file) => ran.push(file), paint: false, append: () => {} });
    await Promise.resolve();
    expect(ran).toEqual([]);
    expect(await Promise.race([started, Promise.resolve('waits')])).toBe('waits');
  });

  test('start at once where a page is not shown, and so never painted', async () => {
    const ran: string[] = [];
    await run(code, { import: async (file) => ran.push(file), paint: false, hidden: true, append: () => {} });
    expect(ran).toContain('/assets/entry.js');
  });

  test('stay as they are on a page without an application', () => {
    const content = '<html><head></head><body><script type="module" src="/assets/islands.js"></script></body></html>';
    expect(scriptsAfterPaint(content)).toBe(content);
  });

  test('are never left half changed: another way of starting is a failure that the build shows', () => {
    expect(() => scriptsAfterPaint(page.replace('import("/assets/entry.js");', 'start();'))).toThrow(/React Router/);
    expect(() => scriptsAfterPaint(page.replace('import * as route0', 'import route0'))).toThrow(/React Router/);
  });
});

describe('a page whose scripts do not come: the store was built again or restarted between the page and them', () => {
  const code = start.exec(scriptsAfterPaint(page))?.[1] ?? '';
  const broken = async (file: string): Promise<unknown> => {
    if (file.includes('kit')) throw new TypeError('Failed to fetch');
    return {};
  };
  const open = (tab: Tab) => run(code, { import: broken, paint: true, append: () => {}, tab });

  test('is loaded again once, as soon as the store answers', async () => {
    const tab = newTab({ answers: [null, 503, 200] });
    await open(tab);
    expect([tab.asked, tab.reloads, tab.shown]).toEqual([3, 1, []]);
  });

  test('is not loaded again again and again: the second time it says so', async () => {
    const tab = newTab({});
    await open(tab);
    await open(tab);
    expect([tab.reloads, tab.shown]).toEqual([1, ['This page did not load completely. ']]);
  });

  test('is not loaded again over what somebody has typed meanwhile', async () => {
    const tab = newTab({ typed: 'rosa@helixlab.example' });
    await open(tab);
    expect([tab.reloads, tab.shown]).toEqual([0, ['This page did not load completely. ']]);
  });

  test('is not loaded again where the browser cannot remember that it was', async () => {
    const tab = newTab({ remembers: false });
    await open(tab);
    expect([tab.reloads, tab.shown.length]).toEqual([0, 1]);
  });

  test('is left alone when a link was followed meanwhile: Firefox lets go of its scripts then', async () => {
    const tab = newTab({ leaves: true });
    const gone = open(tab);
    expect(await Promise.race([gone, new Promise((resolve) => setImmediate(resolve, 'waits'))])).toBe('waits');
    expect([tab.asked, tab.reloads, tab.shown]).toEqual([0, 0, []]);
  });

  test('takes a paste along, which came before the scripts', async () => {
    const tab = newTab({ pasted: 'g1\tACGU' });
    await open(tab);
    expect([tab.reloads, tab.storage.get('cutsite-list')]).toEqual([1, '"g1\\tACGU"']);
  });
});

/** A tab of a browser, as far as the start of a page asks for it. */
interface Tab {
  /** Statuses that the store answers with, the last one from then on; null: it cannot be reached. */
  readonly answers: (number | null)[];
  readonly typed: string;
  readonly pasted: string;
  readonly remembers: boolean;
  /** A link is followed while the scripts are on their way. */
  readonly leaves: boolean;
  readonly storage: Map<string, string>;
  asked: number;
  reloads: number;
  readonly shown: unknown[];
}

const newTab = (given: Partial<Tab>): Tab => ({
  answers: [200],
  typed: '',
  pasted: '',
  remembers: true,
  leaves: false,
  storage: new Map(),
  asked: 0,
  reloads: 0,
  shown: [],
  ...given,
});

interface Surroundings {
  readonly tab?: Tab;
  readonly import: (file: string) => Promise<unknown>;
  readonly append: (link: { readonly href: string }) => void;
  readonly paint: boolean;
  readonly hidden?: boolean;
}

/** Runs the inline module as a browser would, with what it asks the browser for. */
async function run(
  code: string,
  { import: load, append, paint, hidden = false, tab = newTab({}) }: Surroundings,
): Promise<void> {
  const document = {
    visibilityState: hidden ? 'hidden' : 'visible',
    addEventListener: () => {},
    createElement: () => ({
      addEventListener: () => {},
      setAttribute: () => {},
      append: (words: unknown) => tab.shown.push(words),
    }),
    head: { append },
    body: { prepend: () => {} },
    querySelectorAll: () => [{ value: tab.typed, defaultValue: '' }],
  };
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['paint'];
    readonly callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe() {
      if (paint) this.callback();
    }
  }
  const stored = (): Map<string, string> => {
    if (!tab.remembers) throw new DOMException('denied', 'SecurityError');
    return tab.storage;
  };
  const browser = {
    load,
    document,
    PerformanceObserver,
    window: { cutsiteEarlyPaste: { text: tab.pasted } },
    reportError: () => {},
    location: { href: '/cart', reload: () => (tab.reloads += 1) },
    sessionStorage: {
      getItem: (key: string) => stored().get(key) ?? null,
      setItem: (key: string, value: string) => stored().set(key, value),
    },
    addEventListener: (event: string, hear: () => void) => {
      if (event === 'beforeunload' && tab.leaves) hear();
    },
    removeEventListener: () => {},
    setTimeout: (over: () => void) => (tab.leaves ? undefined : over()),
    fetch: async () => {
      const status = tab.answers[Math.min(tab.asked, tab.answers.length - 1)] ?? null;
      tab.asked += 1;
      if (status === null) throw new TypeError('Failed to fetch');
      return { status };
    },
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...given: unknown[]) => Promise<void>;
  const runnable = new AsyncFunction(...Object.keys(browser), code.replaceAll('import(', 'load('));
  await runnable(...Object.values(browser));
}
