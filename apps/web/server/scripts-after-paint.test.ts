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

interface Surroundings {
  readonly import: (file: string) => Promise<unknown>;
  readonly append: (link: { readonly href: string }) => void;
  readonly paint: boolean;
  readonly hidden?: boolean;
}

/** Runs the inline module as a browser would, with what it asks the browser for. */
async function run(code: string, { import: load, append, paint, hidden = false }: Surroundings): Promise<void> {
  const document = {
    visibilityState: hidden ? 'hidden' : 'visible',
    addEventListener: () => {},
    createElement: () => ({}),
    head: { append },
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
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...given: unknown[]) => Promise<void>;
  const runnable = new AsyncFunction(
    'load',
    'document',
    'PerformanceObserver',
    'window',
    code.replaceAll('import(', 'load('),
  );
  await runnable(load, document, PerformanceObserver, {});
}
