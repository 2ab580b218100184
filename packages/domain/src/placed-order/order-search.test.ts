import { describe, expect, test } from 'vitest';
import { orderSearchTerms, searchWords, typedNumber } from './index.ts';

const order = {
  number: 'CS-7K2M-9QXD',
  customerReferenceCode: 'CC-4410/22',
  poNumber: 'PO 4500-77120',
  people: [{ email: 'Rosa@HelixLab.example', name: 'Rosa Lindqvist', company: 'Helix Lab' }],
  itemNames: ['Kinase screen / Plate 1'],
  itemWords: ['GCAUACGUACGUACGUACGU', 'DMD-g7'],
};

/** Whether each word of the search begins some word of the order, as the index compares them. */
const finds = (typed: string): boolean => {
  const terms = orderSearchTerms(order);
  return searchWords(typed).every((word) => terms.some((term) => term.startsWith(word)));
};

describe('one box finds an order by what its hint lists (OF-22)', () => {
  test.each([
    ['its number', 'cs-7k2m-9qxd'],
    ['its number without the letters', '7K2M'],
    ['the PO number', '4500-77120'],
    ['the reference', 'cc-4410/22'],
    ['the name of the customer', 'lindqvist rosa'],
    ['the company', 'helix'],
    ['the e-mail address', 'ROSA@helixlab.example'],
    ['an item', 'kinase plate'],
    ['the name of a guide', 'dmd-g7'],
    ['a sequence', 'GCAUACGUACGUACGUACGU'],
    ['a sequence in the letters of DNA', 'gcatacgtacgtacgtacgt'],
    ['the beginning of a sequence', 'GCATACGTACGTAC'],
  ])('%s', (_, typed) => expect(finds(typed)).toBe(true));

  test.each(['norrland', 'rosa norrland', '0', 'ACGUACGUACGUACGUACGA'])('and not by %s', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  test('a search of nothing but signs has no words', () => {
    expect(searchWords(' ,; \u0000\uD800 / ')).toEqual([]);
  });
});

describe('a number of an invoice or a parcel is found however it is written (OF-22)', () => {
  test.each([
    ['INV-2026-000123', 'inv2026000123'],
    ['inv 2026 000123', 'inv2026000123'],
    ['2026-000123', '2026000123'],
    ['7712 3456 7890', '771234567890'],
    ['1Z999AA10123456784', '1z999aa10123456784'],
  ])('%s', (typed, number) => expect(typedNumber(typed)).toBe(number));

  test.each(['', '2026', 'plate 1', 'dmd-g7', 'rosa@helixlab2026.example', '7712; drop', '2026 Ü 000123'])(
    'and %j is none',
    (typed) => expect(typedNumber(typed)).toBeNull(),
  );
});
