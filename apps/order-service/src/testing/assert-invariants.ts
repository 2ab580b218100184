import { deepStrictEqual } from 'node:assert/strict';
import type { Pool } from 'pg';
import { checkInvariants } from '../invariants/index.ts';

/** Fails when a rule of money, orders or content is broken: asked after each test that pays. */
export async function assertInvariants(pool: Pool): Promise<void> {
  deepStrictEqual(await checkInvariants(pool), []);
}
