import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyAddress } from '../address/index.ts';
import { everyKind } from './a-form.cases.ts';
import {
  checkForm,
  extraName,
  type FormAnswers,
  type FormFaultCode,
  fieldsOf,
  formFaultMessage,
  readAnswers,
  writeAnswers,
} from './index.ts';

const inBoston = {
  ...emptyAddress,
  firstName: 'Mirela',
  lastName: 'Anand',
  line1: '40 Quarry Road',
  line2: 'Bldg 3, Room 212',
  city: 'Boston',
  subdivision: 'MA',
  postalCode: '02130',
  country: 'US',
};
const today = '2026-11-23';
const full: FormAnswers = {
  title: 'GFP fusion',
  aim: 'Imaging.\nLive.',
  amount: '2.5',
  by: '2027-03-30',
  species: 'other',
  'species.extra': 'Zebrafish',
  tests: ['str', 'other'],
  'tests.extra': 'PCR',
  shared: true,
  genes: [{ gene: 'LMNB1', guides: '3' }, { gene: 'TP53' }],
  to: inBoston,
  map: 'map.pdf',
};
/** Every answer in words, by its field. */
const inWords = (answers: FormAnswers) =>
  Object.fromEntries(
    writeAnswers(everyKind, answers).flatMap((panel) => panel.answers.map(({ name, text }) => [name, text])),
  );
const faultsOf = (changes: Readonly<Record<string, unknown>>) => {
  const faults = checkForm(everyKind, readAnswers(everyKind, { ...full, ...changes }), today);
  return faults.map(({ path, code }) => [path, code]);
};

describe('Answers in words', () => {
  test('dates are formatted, lists joined, booleans Yes or No, and extras merged (RQ-8 to RQ-11)', () => {
    expect(inWords(full)).toEqual({
      title: 'GFP fusion',
      aim: 'Imaging.\nLive.',
      amount: '2.5 nmol',
      by: '30 March 2027',
      species: 'Other: Zebrafish',
      tests: 'STR, Other: PCR',
      shared: 'Yes',
      genes: 'Gene: LMNB1, Guides: 3\nGene: TP53',
      to: expect.stringContaining('40 Quarry Road\nBldg 3, Room 212\nBoston, MA 02130'),
      map: 'map.pdf',
    });
    expect(inWords({ shared: false })).toEqual({ shared: 'No' });
  });

  test('panels without an answer are left out', () => {
    expect(writeAnswers(everyKind, { title: 'A' }).map(({ title }) => title)).toEqual(['First']);
  });

  test('an extra of an option that was not chosen is not said', () => {
    expect(inWords({ species: 'human', 'species.extra': 'Zebrafish' })).toEqual({
      species: 'Human',
    });
  });
});

describe('The name of a gene', () => {
  const genes = [{ gene: 'HER2', 'gene.extra': 'ERBB2' }, { gene: 'TP53' }];
  const named: FormAnswers = { shared: true, genes, marker: 'NRF2', 'marker.extra': 'NFE2L2' };

  test('is written as the gene that it means, with what was typed (ruling 66)', () => {
    expect(inWords(named)).toMatchObject({
      genes: 'Gene: ERBB2 (typed as HER2)\nGene: TP53',
      marker: 'NFE2L2 (typed as NRF2)',
    });
  });

  test('is kept with the gene that it means, and that one never without the name', () => {
    expect(readAnswers(everyKind, named)).toEqual(named);
    const nameless = { shared: true, genes: [{ 'gene.extra': 'ERBB2', guides: '3' }], 'marker.extra': 'NFE2L2' };
    expect(readAnswers(everyKind, nameless)).toEqual({ shared: true, genes: [{ guides: '3' }] });
  });

  test('may be one that leads to no gene, and is no longer than its field', () => {
    expect(faultsOf({ genes: [{ gene: 'CDK12B' }], marker: 'what the paper calls' })).toEqual([]);
    expect(faultsOf({ genes: [{ gene: 'CDK12BB' }], marker: 'x'.repeat(21) })).toEqual([
      ['genes.0.gene', 'too_long'],
      ['marker', 'too_long'],
    ]);
    expect(faultsOf({ marker: 'NRF2', 'marker.extra': 'x'.repeat(201) })).toEqual([['marker.extra', 'too_long']]);
  });
});

describe('Reading answers', () => {
  test('keeps declared fields that apply, and nothing else (RQ-12)', () => {
    expect(readAnswers(everyKind, { ...full, price: '1.00', constructor: 'x', __proto__: { title: 'y' } })).toEqual(
      full,
    );
    expect(readAnswers(everyKind, { ...full, shared: false })).not.toHaveProperty('genes');
    expect(readAnswers(everyKind, { ...full, species: 'human' })).not.toHaveProperty(extraName('species'));
  });

  test.each<[string, unknown]>([
    ['title', 7],
    ['title', '  '],
    ['amount', 2],
    ['tests', 'str'],
    ['shared', 'yes'],
    ['to', []],
    ['to', { firstName: '' }],
    ['map', null],
  ])('leaves %s out when it is %j', (field, value) => {
    expect(readAnswers(everyKind, { [field]: value })).toEqual({});
  });

  test('text is trimmed, one line where the field is one, and empty rows are no rows', () => {
    const read = readAnswers(everyKind, {
      title: ' a\n b ',
      aim: ' a\r\nb ',
      shared: true,
      genes: [{}, null, { gene: ' A ' }],
    });
    expect(read).toEqual({ title: 'a b', aim: 'a\nb', shared: true, genes: [{ gene: 'A' }] });
  });

  test('of anything gives something that is read the same again and can be written', () => {
    const names = fieldsOf(everyKind).flatMap(({ name }) => [name, extraName(name)]);
    const anything = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.anything());
    fc.assert(
      fc.property(anything, (given) => {
        const read = readAnswers(everyKind, given);
        expect(readAnswers(everyKind, read)).toEqual(read);
        for (const fault of checkForm(everyKind, read, today)) expect(formFaultMessage(fault)).not.toBe('');
        for (const name of Object.keys(inWords(read)))
          expect(fieldsOf(everyKind).some((field) => field.name === name)).toBe(true);
      }),
    );
  });
});

describe('Checking a form', () => {
  test('a full one has no fault', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test.each<[Record<string, unknown>, string, FormFaultCode]>([
    [{ title: '' }, 'title', 'required'],
    [{ title: 'GFP fusion 2' }, 'title', 'too_long'],
    [{ title: 'a\u0007b' }, 'title', 'unprintable'],
    [{ amount: 'two' }, 'amount', 'not_a_number'],
    [{ amount: '1e1' }, 'amount', 'not_a_number'],
    [{ amount: '0.5' }, 'amount', 'too_small'],
    [{ amount: '51' }, 'amount', 'too_large'],
    [{ amount: '2.55' }, 'amount', 'too_fine'],
    [{ by: '30.3.2027' }, 'by', 'not_a_date'],
    [{ by: '2027-02-30' }, 'by', 'not_a_date'],
    [{ by: '2026-11-22' }, 'by', 'date_passed'],
    [{ species: 'yeast' }, 'species', 'not_an_option'],
    [{ 'species.extra': '' }, 'species.extra', 'required'],
    [{ tests: ['str', 'blood'] }, 'tests', 'not_an_option'],
    [{ genes: [{ gene: 'A' }, { gene: 'B' }, { gene: 'C' }] }, 'genes', 'too_many_rows'],
    [{ genes: [{ guides: '3' }] }, 'genes.0.gene', 'required'],
    [{ genes: [{ gene: 'A' }, { gene: 'B', guides: '2.5' }] }, 'genes.1.guides', 'too_fine'],
    [{ to: { ...inBoston, city: '' } }, 'to.city', 'address'],
  ])('%j is said at its field', (changes, path, code) => {
    expect(faultsOf(changes)).toEqual([[path, code]]);
  });

  test('today itself is still ahead', () => {
    expect(faultsOf({ by: today })).toEqual([]);
  });
});
