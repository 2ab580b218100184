import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { storeOfThisWorker } from '../harness/store-of-this-worker.ts';
import {
  browserOfThisWorker,
  browserThatKeepsPages,
  type Customer,
  customerInKeptProfile,
  newCustomer,
  type Window,
} from './customer.ts';

/** Somebody at a browser of their own: a clean profile, and a window of 1440 × 900 unless stated otherwise. */
export type Newcomer = (window?: Window) => Promise<Customer>;

interface Setting {
  /** The store of this worker, unless the journey has one of its own to stop or to kill. */
  readonly storeUrl?: string;
  /** The journey breaks something, and what then goes wrong behind the screen is no news. */
  readonly expectsTrouble?: boolean;
  /** Pages that are left wait frozen for the way back. */
  readonly keepsPages?: boolean;
  /** The journey is about the first visit: no file of the site is in the browser yet. */
  readonly isFirstVisit?: boolean;
}

interface Door {
  readonly newcomer: Newcomer;
  /** Adds a customer, whose profile is closed after the last test; failures behind the screens fail the file. */
  readonly add: (customer: Customer) => void;
}

const openDoorFor = async ({
  storeUrl = storeOfThisWorker(),
  expectsTrouble,
  keepsPages = false,
}: Setting): Promise<Door> => {
  const browser = await (keepsPages ? browserThatKeepsPages() : browserOfThisWorker());
  const everybody: Customer[] = [];
  afterAll(async () => {
    await Promise.all(everybody.map((customer) => customer.leave()));
    if (keepsPages) await browser.close();
    if (!expectsTrouble) expect(everybody.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  const add = (customer: Customer): void => void everybody.push(customer);
  const newcomer: Newcomer = async (window) => {
    const customer = await newCustomer(browser, storeUrl, window);
    add(customer);
    return customer;
  };
  return { newcomer, add };
};

/**
 * Opens the browser for a journey file, without a page yet. After the last test the file's profiles are closed, and
 * failures behind any of its screens fail the file.
 */
export const openDoor = async (setting: Setting = {}): Promise<Newcomer> => (await openDoorFor(setting)).newcomer;

/**
 * The first line of most journeys: one customer, and others where the journey needs them. The customer has the profile
 * that this worker keeps, where no store of the journey's own and no first visit is asked for; others have a new one.
 */
export async function startJourney(
  setting: Setting = {},
): Promise<{ readonly customer: Customer; readonly page: Page; readonly newcomer: Newcomer }> {
  const { newcomer, add } = await openDoorFor(setting);
  const { storeUrl, keepsPages = false, isFirstVisit = false } = setting;
  if (storeUrl !== undefined || keepsPages || isFirstVisit) {
    const customer = await newcomer();
    return { customer, page: customer.page, newcomer };
  }
  const customer = await customerInKeptProfile(storeOfThisWorker());
  add(customer);
  return { customer, page: customer.page, newcomer };
}
