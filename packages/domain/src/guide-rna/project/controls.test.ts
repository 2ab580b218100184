import { aPlate, aTube } from '@cutsite/test-support/builders';
import { describe, expect, test } from 'vitest';
import { checkPlate } from '../checks/check-plate.ts';
import { checkTubes } from '../checks/check-tubes.ts';
import { controlOf } from './controls.ts';
import type { Well } from './project.ts';

describe('Controls are recognised by name', () => {
  test.each([
    'NTC',
    'NTC-1',
    'ntc_12',
    'NT1',
    'Non-targeting',
    'non-targeting control 3',
    'Nontargeting-sgRNA-2',
    'neg ctrl 1',
    'Negative control',
    'ctrl-neg-2',
    'Scrambled-1',
    'safe harbor 1',
    'AAVS1-neg-ctrl',
  ])('as a negative one: %s', (name) => expect(controlOf({ name })).toBe('negative_control'));

  test.each(['POS-1', 'pos ctrl', 'Positive control 2', 'RELA-pos', 'PLK1_positive_control_1', 'PC 1'])(
    'as a positive one: %s',
    (name) => expect(controlOf({ name })).toBe('positive_control'),
  );

  test.each(['TP53-g1', 'NT5E-g1', 'NTRK1', 'POSTN-g2', 'SCRIB-g1', 'NEGR1', 'PCNA', 'control', 'g1', '', 'NTC1orf2'])(
    'and not as one: %s',
    (name) => expect(controlOf({ name })).toBeNull(),
  );

  test('what the customer says counts more than the name', () => {
    expect(controlOf({ name: 'NTC-1', markedAs: 'guide' })).toBeNull();
    expect(controlOf({ name: 'AAVS1-g1', markedAs: 'negative_control' })).toBe('negative_control');
  });
});

describe('The target of controls may stand in several of them', () => {
  const target = 'GCUAGCUAGGCUAACGUACG';
  const context = { plateNames: [], tubeNamesInCart: new Set<string>() };
  const saidOf = (...wells: Partial<Well>[]) => {
    const plate = wells.reduce(
      (made, well, at) => made.withWell(40 + at, { sequence: target, ...well }),
      aPlate().filled(24),
    );
    return [...checkPlate(plate.build(), context).wells.values()].flat().map(({ code }) => code);
  };

  test.each<[string, Partial<Well>[], string[]]>([
    ['controls by name', [{ name: 'NTC-1' }, { name: 'NTC-2' }, { name: 'POS-1' }], []],
    ['what the customer calls controls', [{ name: 'a-1', markedAs: 'positive_control' }, { name: 'NTC-1' }], []],
    ['guides', [{ name: 'TP53-g1' }, { name: 'TP53-g2' }], ['same_target']],
    ['a control and a guide', [{ name: 'NTC-1' }, { name: 'TP53-g1' }], ['same_target']],
    [
      'two controls and a guide',
      [{ name: 'NTC-1' }, { name: 'NTC-2' }, { name: 'g-1' }],
      ['same_target', 'same_target'],
    ],
    ['what is called a guide', [{ name: 'NTC-1', markedAs: 'guide' }, { name: 'NTC-2' }], ['same_target']],
  ])('in %s', (_, wells, said) => expect(saidOf(...wells)).toEqual(said));

  test('in tubes as on plates', () => {
    const both = ['NTC-1', 'NTC-2'].map((name, at) => aTube({ id: name, name, position: `A0${at + 1}` }));
    expect(checkTubes(both, context).warnings).toBe(0);
    const guides = ['g-1', 'g-2'].map((name, at) => aTube({ id: name, name, position: `A0${at + 1}` }));
    expect(checkTubes(guides, context).warnings).toBe(1);
  });
});
