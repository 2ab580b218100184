import { expect, test } from 'vitest';
import { type DraftRecord, readDraft } from './draft-record.ts';
import { plainProduct, plainProject } from './plain-product.cases.ts';

const project = plainProject(() => 'id');
const aRecord = (part: Partial<DraftRecord> = {}): DraftRecord => ({
  id: 'p',
  version: plainProduct.version,
  revision: 5,
  writer: 'tab-a',
  savedAt: 100,
  project,
  ...part,
});

test('the cart that a project went into is read with it, and what it became there (PJ-8)', () => {
  const record = aRecord({ added: { orderId: 'cart-1', itemIds: ['item-1', 'item-2'], at: 200 } });
  expect(readDraft(plainProduct, structuredClone(record))).toEqual({ ok: true, value: record });
  expect(readDraft(plainProduct, aRecord())).toEqual({ ok: true, value: aRecord() });
});

test.each([
  ['none, as an earlier release kept it', undefined, []],
  ['some that are no ids', ['item-1', 7], ['item-1']],
])('a mark with %s is read with the items that are (PJ-8)', (_what, itemIds, read) => {
  const kept = { ...aRecord(), added: { orderId: 'cart-1', at: 200, itemIds } };
  expect(readDraft(plainProduct, kept)).toMatchObject({
    value: { added: { orderId: 'cart-1', itemIds: read, at: 200 } },
  });
});

test.each([
  ['no object', 'cart-1'],
  ['no cart', { at: 200 }],
  ['no time', { orderId: 'cart-1' }],
])('a mark with %s is left out, and the project is read all the same', (_what, added) => {
  expect(readDraft(plainProduct, { ...aRecord(), added })).toEqual({ ok: true, value: aRecord() });
});

test('a record with a time that is none opens, its time unknown', () => {
  for (const savedAt of [Number.NaN, 1e20])
    expect(readDraft(plainProduct, aRecord({ savedAt }))).toMatchObject({ ok: true, value: { savedAt: 0 } });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'project'],
  ['no version', { ...aRecord(), version: undefined }],
  ['no project', { ...aRecord(), project: null }],
])('a record with %s is corrupt, to be set aside', (_, record) => {
  expect(readDraft(plainProduct, record)).toEqual({ ok: false, error: 'corrupt' });
});

test('a record of a later release is left alone', () => {
  expect(readDraft(plainProduct, aRecord({ version: plainProduct.version + 1 }))).toEqual({
    ok: false,
    error: 'newer',
  });
});
