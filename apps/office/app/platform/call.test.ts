import { refundOrder } from '@cutsite/contracts/placed-order';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallRefused, call } from './call.ts';
import { endStepUp } from './step-up.ts';

const refusal = () =>
  Response.json({ detail: 'Give your second factor again.', error_code: 'step_up_needed' }, { status: 403 });
const done = () => Response.json({ refunded: true });

/** What the service answers, one after the other; the bodies that it got. */
let answers: (() => Response)[] = [];
let got: string[] = [];

beforeEach(() => {
  got = [];
  vi.stubGlobal('document', { cookie: 'csrftoken=t' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    got.push(body);
    return (answers.shift() ?? done)();
  });
});
afterEach(() => {
  endStepUp(false);
  vi.unstubAllGlobals();
});

const id = '0197a1f0-0000-7000-8000-000000000001';
const body = { revision: 3, amount: '12.50', to: 'same_way', reason: 'Three tubes arrived empty.' } as const;

/** What the call comes to when its dialog is answered so, as soon as it is open. */
async function afterwards<T>(result: Promise<T>, isGiven: boolean): Promise<PromiseSettledResult<T>> {
  let settled: PromiseSettledResult<T> | undefined;
  void Promise.allSettled([result]).then(([first]) => {
    settled = first;
  });
  return vi.waitFor(() => {
    endStepUp(isGiven);
    if (settled === undefined) throw new Error('The call is still on its way.');
    return settled;
  });
}

const refund = () => call(refundOrder, { params: { id }, body });

describe('a call that needs the second factor again (OF-12)', () => {
  test('goes on by itself once the factor is given, with the same words, and once', async () => {
    answers = [refusal];
    expect(await afterwards(refund(), true)).toEqual({ status: 'fulfilled', value: { refunded: true } });
    endStepUp(true);
    expect(got).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  test('is not made again when the dialog is closed, and says why', async () => {
    answers = [refusal];
    const reason = expect.objectContaining({ message: 'Give your second factor again.' });
    expect(await afterwards(refund(), false)).toEqual({ status: 'rejected', reason });
    expect(got).toHaveLength(1);
  });

  test('is asked about once: a second refusal stands', async () => {
    answers = [refusal, refusal];
    expect(await afterwards(refund(), true)).toEqual({ status: 'rejected', reason: expect.any(CallRefused) });
    expect(got).toHaveLength(2);
  });

  test('goes on together with another one that waits', async () => {
    answers = [refusal, refusal];
    expect(await afterwards(Promise.all([refund(), refund()]), true)).toMatchObject({ status: 'fulfilled' });
    expect(got).toHaveLength(4);
  });
});
