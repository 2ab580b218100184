import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  checkAgain,
  checks,
  checkTargets,
  clearEligibility,
  forgetTargets,
  stopChecking,
} from './eligibility-checks.ts';

/** Different targets of 20 nt. */
const targets = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, number) =>
    Array.from({ length: 20 }, (_base, at) => 'ACGT'[Math.floor((from + number) / 4 ** at) % 4]).join(''),
  );

const asked: string[][] = [];
/** Calls that fail, by their number from 1. */
let failing = new Set<number>();

beforeEach(() => {
  asked.length = 0;
  failing = new Set();
  clearEligibility();
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    const { sequences } = JSON.parse(body) as { sequences: string[] };
    asked.push(sequences);
    if (failing.has(asked.length)) throw new TypeError('Failed to fetch');
    const answer = { valid: true, code: null, reason: null, genes: [] };
    return Response.json(Object.fromEntries(sequences.map((sequence) => [sequence, answer])));
  });
});
afterAll(() => vi.unstubAllGlobals());

const states = () => checks.getState().batches.map(({ state }) => state);
const settled = () =>
  vi.waitFor(() => expect(states().some((state) => ['waiting', 'checking'].includes(state))).toBe(false));

describe('Sequences are looked up', () => {
  test('32 at a time, one call after the other (EK-4)', async () => {
    checkTargets('homo_sapiens', targets(70));
    await settled();
    expect(asked.map(({ length }) => length)).toEqual([32, 32, 6]);
    expect(checks.getState().answers.size).toBe(70);
  });

  test('and a batch that failed is tried again alone, with the answers of the others kept (EK-4)', async () => {
    failing = new Set([2]);
    checkTargets('homo_sapiens', targets(70));
    await settled();
    expect([states(), checks.getState().answers.size]).toEqual([['done', 'failed', 'done'], 38]);
    const failed = checks.getState().batches.find(({ state }) => state === 'failed');
    checkAgain(new Set([failed?.id ?? 0]));
    await settled();
    expect(asked.map(({ length }) => length)).toEqual([32, 32, 6, 32]);
    expect(asked[3]).toEqual(asked[1]);
    expect([states(), checks.getState().answers.size]).toEqual([['done', 'done', 'done'], 70]);
  });

  test('none twice: what is known, or waits for its call, is not asked again', async () => {
    checkTargets('homo_sapiens', targets(3));
    checkTargets('homo_sapiens', targets(4));
    await settled();
    checkTargets('homo_sapiens', targets(4));
    expect(asked.flat()).toEqual(targets(4));
  });

  test('until the customer stops; what was not asked stays to be checked', async () => {
    checkTargets('homo_sapiens', targets(64));
    stopChecking();
    await settled();
    expect([asked.length, states()]).toEqual([1, ['done', 'stopped']]);
  });

  test('again for another species, and when the answers are cleared (EK-3)', async () => {
    checkTargets('homo_sapiens', targets(2));
    await settled();
    checkTargets('mus_musculus', targets(2));
    await settled();
    clearEligibility();
    expect(checks.getState().answers.size).toBe(0);
    checkTargets('mus_musculus', targets(2));
    await settled();
    expect(asked).toHaveLength(3);
  });

  test('and lines that are gone leave a failed batch', async () => {
    failing = new Set([1]);
    checkTargets('homo_sapiens', targets(3));
    await settled();
    forgetTargets(new Set(targets(1)));
    expect(checks.getState().batches.map((batch) => batch.targets)).toEqual([targets(1)]);
    forgetTargets(new Set());
    expect(checks.getState().batches).toEqual([]);
  });
});
