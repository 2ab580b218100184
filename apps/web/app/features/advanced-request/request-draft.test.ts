import { expect, test } from 'vitest';
import { draftFromAddress, emptyDraft, readDraft } from './request-draft.ts';

test('a kept request is read again as it was, the first panel open at first (RQ-4)', () => {
  const draft = {
    ...emptyDraft('bulk'),
    parent: { title: 'Guides for a year' },
    children: { bulk: { lines: [{ product: 'sgRNA', amount: '5' }], rhythm: 'once', months: '12' } },
    key: 'k',
  };
  expect(draft.expanded).toBe('supply');
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each(['', 'null', '[]', '{"version":2,"type":"bulk"}', '{"version":1,"type":"nonsense"}'])(
  '%s is none',
  (text) => {
    expect(readDraft(text)).toBeNull();
  },
);

test('what a form does not ask is left out of a kept request', () => {
  const kept = { ...emptyDraft('bulk'), parent: { title: 'A', price: '1' }, children: { bulk: { constructor: 'x' } } };
  expect(readDraft(JSON.stringify(kept))).toMatchObject({ parent: { title: 'A' }, children: { bulk: {} } });
  expect(readDraft(JSON.stringify(kept))?.parent).not.toHaveProperty('price');
});

test('an address fills in what it names', () => {
  const asked = draftFromAddress('?type=custom_library&species=homo_sapiens&targets_of=list&genes=TP53,KRAS&title=A');
  expect(asked).toEqual({
    type: 'custom_library',
    parent: { title: 'A' },
    children: {
      custom_library: { species: 'homo_sapiens', targets_of: 'list', genes: [{ gene: 'TP53' }, { gene: 'KRAS' }] },
    },
  });
  expect(draftFromAddress('?type=nonsense')).toEqual({});
});
