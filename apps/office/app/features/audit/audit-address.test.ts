import { expect, test } from 'vitest';
import { changedAuditAddress, readAuditAddress } from './audit-address.ts';

test('what is looked for in the audit is what its address says (OF-15)', () => {
  const { query, ignored } = readAuditAddress(new URLSearchParams('kind=look&actor=pia&from=2026-12-01'));
  expect(query).toEqual({ kind: 'look', actor: 'pia', from: '2026-12-01' });
  expect(ignored).toEqual([]);
});

test.each(['kind=both', 'from=2026-13-40', 'subject_kind=toString', 'colour=red', 'actor='])(
  'a filter that is none (%s) is left out and named',
  (address) => {
    expect(readAuditAddress(new URLSearchParams(address))).toEqual({ query: {}, ignored: [address] });
  },
);

test('an empty field is taken out of the address', () => {
  expect(changedAuditAddress({ kind: 'look' }, 'actor', 'pia').toString()).toBe('kind=look&actor=pia');
  expect(changedAuditAddress({ kind: 'look' }, 'kind', '').toString()).toBe('');
});
