import { describe, expect, test } from 'vitest';
import { tubeWith } from '../mutation-testing/ask-rules.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { nextTubeSettings } from './new-rows.ts';

const cas12 = { ...defaultSettings(), nuclease: 'hfCas12Max', yield: '20nmol' } as const;
const whole = { ...defaultSettings(), nuclease: 'Other', modifications: 'User-Defined' } as const;

describe('a project goes on with tubes as its last one (GR-11 to GR-14)', () => {
  test.each([
    ['no tube: the defaults', [], defaultSettings()],
    ['rows without a sequence: the defaults', [{ ...cas12, sequence: '' }], defaultSettings()],
    ['the last target decides, empty rows behind it do not', [{}, cas12, { sequence: '' }], cas12],
    ['a whole guide with marks of its own is passed over', [cas12, whole], cas12],
  ])('%s', (_, tubes, expected) => {
    expect(nextTubeSettings(tubes.map((tube) => tubeWith(tube)))).toEqual(expected);
  });
});
