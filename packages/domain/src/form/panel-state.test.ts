import { describe, expect, test } from 'vitest';
import { everyKind } from './a-form.cases.ts';
import {
  checkForm,
  type FormAnswers,
  type FormDefinition,
  type FormField,
  faultLinkText,
  fieldWidths,
  panelState,
  readAnswers,
  summariseAnswers,
} from './index.ts';

const panelAt = (at: number): FormDefinition['panels'][number] => {
  const panel = everyKind.panels[at];
  if (panel === undefined) throw new Error(`There is no panel ${at}`);
  return panel;
};
const today = '2026-11-23';
const stateOf = (at: number, given: FormAnswers) => {
  const answers = readAnswers(everyKind, given);
  return panelState(panelAt(at), answers, checkForm(everyKind, answers, today));
};

describe('How far a panel is (RQ-4)', () => {
  test.each<[string, number, FormAnswers, ReturnType<typeof panelState>]>([
    ['what is needed is missing', 0, {}, { is: 'missing', count: 1 }],
    ['words of one’s own are missing', 0, { title: 'A', species: 'other' }, { is: 'missing', count: 1 }],
    ['all that is needed is there', 0, { title: 'A' }, { is: 'answered', count: 1, isNeeded: true }],
    ['and something besides', 0, { title: 'A', amount: '2' }, { is: 'answered', count: 2, isNeeded: true }],
    ['a number cannot be taken', 0, { title: 'A', amount: '99' }, { is: 'faulty', count: 1 }],
    ['and something is missing, too', 0, { amount: '99' }, { is: 'faulty', count: 2 }],
    ['nothing is needed', 1, {}, { is: 'optional' }],
    ['a no is no answer that counts', 1, { shared: false }, { is: 'optional' }],
    ['an answer that was not needed', 1, { tests: ['str'] }, { is: 'answered', count: 1, isNeeded: false }],
  ])('%s', (_what, at, given, state) => {
    expect(stateOf(at, given)).toEqual(state);
  });

  test('a field that is missing is led to by its name, and any other fault by its sentence', () => {
    const answers = readAnswers(everyKind, { amount: '99', species: 'other' });
    expect(checkForm(everyKind, answers, today).map(faultLinkText)).toEqual([
      'Title',
      'Amount: at most 50 nmol',
      'Please choose an option for “Species”',
    ]);
  });
});

describe('A closed panel says in one line what was answered', () => {
  test.each<[string, number, FormAnswers, string]>([
    ['nothing', 0, {}, ''],
    [
      'in the words of the papers',
      0,
      { title: 'GFP fusion', aim: 'Imaging.\nLive.', amount: '2.5', by: '2027-03-30', species: 'human' },
      'GFP fusion, Imaging., 2.5 nmol, 30 March 2027, Human',
    ],
    ['with words of one’s own', 0, { species: 'other', 'species.extra': 'Zebrafish' }, 'Other: Zebrafish'],
    ['lists, and a yes by its question', 1, { tests: ['str'], shared: true }, 'STR, Shared'],
    ['not a no', 1, { shared: false }, ''],
    [
      'the first rows of a table',
      1,
      { shared: true, genes: ['A', 'B', 'C', 'D', 'E'].map((gene) => ({ gene })) },
      'Shared, A, B, C and 2 more',
    ],
  ])('%s', (_what, at, given, line) => {
    expect(summariseAnswers(panelAt(at), readAnswers(everyKind, given))).toBe(line);
  });

  test('a number without a unit says what it counts', () => {
    const vials = { kind: 'number', name: 'vials', label: 'Vials', unit: '', least: 1, most: 9, decimals: 0 } as const;
    expect(summariseAnswers({ name: 'a', title: 'A', fields: [vials] }, { vials: '4' })).toBe('Vials 4');
  });
});

describe('Short fields stand side by side', () => {
  const text = { kind: 'text', name: 't', label: 'T', longest: 9 } as const;
  const long = { ...text, lines: 4 } as const;
  const day = { kind: 'date', name: 'd', label: 'D' } as const;
  test.each<[string, readonly FormField[], readonly string[]]>([
    ['two by two', [text, day, text, text], ['half', 'half', 'half', 'half']],
    ['a text that is left over takes the line', [day, text, text], ['half', 'half', 'full']],
    ['a day that is left over does not', [text, text, day], ['half', 'half', 'half']],
    ['a long text takes the line, and a short one before it', [text, long, day], ['full', 'full', 'half']],
  ])('%s', (_what, fields, widths) => {
    expect(fieldWidths(fields)).toEqual(widths);
  });
});
