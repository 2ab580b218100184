import { describe, expect, test } from 'vitest';
import { controlOf } from './controls.ts';

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
