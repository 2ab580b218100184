import { describe, expect, test } from 'vitest';
import { agreedSettings, requestedSettings } from './requested-settings.ts';

const asked = (settings: { nuclease?: string; amount?: string; purification?: string }) =>
  requestedSettings({ modifications: null, settings });

describe('what a row of a list asks for, in the words of our own exports (LI-7, LI-8)', () => {
  test.each([
    [{ nuclease: 'SpCas9' }, { nuclease: 'SpCas9' }],
    [{ nuclease: 'hfcas12max' }, { nuclease: 'hfCas12Max' }],
    [{ nuclease: 'eSpOT ON' }, { nuclease: 'eSpOT-ON' }],
    [{ amount: '1.5' }, { yield: '1.5nmol' }],
    [{ amount: '1,5 nmol' }, { yield: '1.5nmol' }],
    [{ amount: '20nmol' }, { yield: '20nmol' }],
    [{ purification: 'standard' }, { purification: 'spe' }],
    [{ purification: 'HPLC' }, { purification: 'hplc' }],
    [{}, {}],
  ])('%j', (words, settings) => {
    expect(asked(words)).toEqual({ settings, notUnderstood: [] });
  });

  test('words that name nothing that is offered are kept, to be said', () => {
    expect(asked({ nuclease: 'Cas9 RNP', amount: '4', purification: 'PAGE' })).toEqual({
      settings: {},
      notUnderstood: ['Cas9 RNP', '4', 'PAGE'],
    });
  });
});

test('a plate takes what its rows agree on, and says in what they differ', () => {
  expect(
    agreedSettings([
      { nuclease: 'SpCas9', yield: '3nmol' },
      { nuclease: 'AccuBase', yield: '3nmol' },
      { modifications: 'Standard' },
    ]),
  ).toEqual({ settings: { yield: '3nmol', modifications: 'Standard' }, differing: ['nuclease'] });
});
