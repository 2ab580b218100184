import { describe, expect, test } from 'vitest';
import { outcomeOf } from './account-calls.ts';

const refused = (status: number, problem: unknown) => outcomeOf({ ok: false, status, problem });

describe('a refusal of the account calls (CA-23 to CA-26)', () => {
  test.each([
    [{ error_message: ['One', 'Two'], detail: 'Three' }, 'One'],
    [{ detail: 'Three', non_field_errors: ['Four'] }, 'Three'],
    [{ non_field_errors: ['Four.', 'Five.'] }, 'Four. Five.'],
    ['Bad gateway', 'That did not work. Please try again.'],
  ])('%j says "%s"', (problem, sentence) => {
    expect(refused(400, problem)).toMatchObject({ ok: false, refusal: { sentence } });
  });

  test('faults of fields stand at their fields and need no other sentence', () => {
    expect(refused(400, { field_errors: { email: ['One.', 'Two.'] } })).toEqual({
      ok: false,
      refusal: { status: 400, requestId: null, code: undefined, sentence: null, fields: { email: 'One. Two.' } },
    });
  });

  test('a failure of the service is a surprise, which the error dialog shows', () => {
    expect(() => refused(500, { request_id: 'r1' })).toThrow(
      expect.objectContaining({ name: 'ServiceFailure', requestId: 'r1' }),
    );
  });
});
