import type { Page } from 'playwright-core';

/** Holds back a page's calls to an address, as a slow line does. @returns lets them go, and holds none any more */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const isLet = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isLet;
    await route.continue();
  });
  return () => letGo();
}
