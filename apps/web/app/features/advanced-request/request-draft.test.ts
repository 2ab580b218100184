import { describe, expect, test } from 'vitest';
import { freshAddress } from '../../platform/form/form-control.ts';
import {
  draftFromAddress,
  draftOfAccount,
  draftOfRequest,
  draftToWire,
  emptyDraft,
  isSameDraft,
  isUntouched,
  mergedDraft,
  readDraft,
} from './request-draft.ts';

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

test('what the account keeps is gone on with, and is the same whatever the order of its fields (RQ-2)', () => {
  const draft = { ...emptyDraft('bulk'), parent: { title: 'A', aim: 'B' }, children: { bulk: { rhythm: 'once' } } };
  const kept = { draft: draftToWire(draft), revision: 'r1', saved: '2026-11-23T12:00:00.000Z' };
  const read = draftOfAccount(kept);
  expect(read).toEqual({ ...draft, revision: 'r1' });
  expect(isSameDraft(read, { ...draft, parent: { aim: 'B', title: 'A' }, expanded: 'else' })).toBe(true);
  expect(isSameDraft(read, { ...draft, annotation: 'x' })).toBe(false);
  expect([isUntouched(emptyDraft('bulk')), isUntouched(draft)]).toEqual([true, false]);
});

test('a request that was sent begins a new one, without what its form no longer asks (RQ-2)', () => {
  const answers = { parent: { title: 'A', price: '1' }, child: { rhythm: 'once', months: 12 } };
  expect(draftOfRequest({ request_type: 'bulk', annotation: 'Grant 7', answers })).toEqual({
    ...emptyDraft('bulk'),
    annotation: 'Grant 7',
    parent: { title: 'A' },
    children: { bulk: { rhythm: 'once' } },
  });
});

test('one that was on its way when its page was left is known as such (RQ-5)', () => {
  const left = { ...emptyDraft('bulk'), key: 'k', isSending: true, sentAs: 'r', fileName: 'a.gb', asked: '?type=bulk' };
  expect(readDraft(JSON.stringify(left))).toEqual(left);
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

describe('what has been typed since the page was drawn goes over what was kept (RQ-2)', () => {
  const kept = {
    ...emptyDraft('bulk'),
    annotation: 'Kept',
    parent: { title: 'A', aim: 'B', deliver_to: { ...freshAddress, line1: '40 Quarry Road', country: 'DE' } },
    children: { bulk: { rhythm: 'once', months: '12' } },
    key: 'k',
  };
  const typedInto = (changes: object) => mergedDraft(kept, {}, { ...emptyDraft('cell_line_engineering'), ...changes });

  test('by field, and of an address by part: nothing is lost on either side', () => {
    const typed = { title: 'New', deliver_to: { ...freshAddress, city: 'Jena' } };
    expect(typedInto({ parent: typed, children: { bulk: { months: '6' } } })).toEqual({
      ...kept,
      parent: {
        title: 'New',
        aim: 'B',
        deliver_to: { ...freshAddress, line1: '40 Quarry Road', city: 'Jena', country: 'DE' },
      },
      children: { bulk: { rhythm: 'once', months: '6' } },
    });
  });

  test('and another country counts; nothing typed changes nothing', () => {
    const typed = { deliver_to: { ...freshAddress, country: 'FR' } };
    expect(typedInto({ parent: typed }).parent['deliver_to']).toMatchObject({ line1: '40 Quarry Road', country: 'FR' });
    expect(typedInto({})).toEqual(kept);
    expect(typedInto({ annotation: 'Typed' }).annotation).toBe('Typed');
  });

  test('an address where none was kept is taken whole', () => {
    const typed = { ...freshAddress, city: 'Jena' };
    const none = mergedDraft(emptyDraft('bulk'), {}, { ...emptyDraft('bulk'), parent: { deliver_to: typed } });
    expect(none.parent).toEqual({ deliver_to: typed });
  });
});
