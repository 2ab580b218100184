import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { storeOfThisWorker } from '../harness/store-of-this-worker.ts';
import { browserOfThisWorker, browserThatKeepsPages, type Customer, newCustomer, type Window } from './customer.ts';

/** Somebody at a browser of their own: a clean profile, and a window of 1440 × 900 unless stated otherwise. */
export type Newcomer = (window?: Window) => Promise<Customer>;

interface Setting {
  /** The store of this worker, unless the journey has one of its own to stop or to kill. */
  readonly storeUrl?: string;
  /** The journey breaks something, and what then goes wrong behind the screen is no news. */
  readonly expectsTrouble?: boolean;
  /** Pages that are left wait frozen for the way back. */
  readonly keepsPages?: boolean;
}

/**
 * Opens the browser for a journey file, without a page yet. After the last test the file's profiles are closed, and
 * failures behind any of its screens fail the file.
 */
export async function openDoor({
  storeUrl = storeOfThisWorker(),
  expectsTrouble,
  keepsPages = false,
}: Setting = {}): Promise<Newcomer> {
  const browser = await (keepsPages ? browserThatKeepsPages() : browserOfThisWorker());
  const everybody: Customer[] = [];
  afterAll(async () => {
    await Promise.all(everybody.map((customer) => customer.leave()));
    if (keepsPages) await browser.close();
    if (!expectsTrouble) expect(everybody.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return async (window) => {
    const customer = await newCustomer(browser, storeUrl, window);
    everybody.push(customer);
    return customer;
  };
}

/** The first line of most journeys: one customer, and others where the journey needs them. */
export async function startJourney(
  setting?: Setting,
): Promise<{ readonly customer: Customer; readonly page: Page; readonly newcomer: Newcomer }> {
  const newcomer = await openDoor(setting);
  const customer = await newcomer();
  return { customer, page: customer.page, newcomer };
}
