import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser, Page } from 'playwright-core';

/**
 * The domain itself, as the browser runs it: its files with their types taken out, from a page that has nothing else.
 * A room is imported by its door, such as `/gene/index.ts`.
 */
export async function openDomain(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const rooms = new URL('../../packages/domain/src/', import.meta.url);
  await page.route('http://domain.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const source = await readFile(new URL(pathname.slice(1), rooms), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto('http://domain.test/');
  return page;
}
