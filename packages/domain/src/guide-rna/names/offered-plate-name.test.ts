import { expect, test } from 'vitest';
import { offeredPlateName } from '../index.ts';

test.each([
  ['a good name is left alone', 'KO screen', [], null],
  ['characters that labels cannot print become a hyphen', 'KO: screen #2', [], 'KO-screen-2'],
  ['accents are dropped and Greek is spelled out', 'TGFβ série', [], 'TGFbeta serie'],
  [
    'a long name is cut to what fits on the label, its number kept',
    'Suppressor screen of May 12',
    [],
    'Suppressor-s-12',
  ],
  ['from 16 characters on it can be ordered, and a shorter one is offered', 'P'.repeat(16), [], 'P'.repeat(15)],
  ['a name that is taken by then gets a number', 'KO/1', ['KO-1'], 'KO-1-2'],
  ['the name of another plate gets a number', 'KO', ['KO'], 'KO-2'],
  ['a missing name is the first plate number that is free', ' ', ['Plate 1'], 'Plate 2'],
  ['a name of nothing but such characters too', '???', [], 'Plate 1'],
  ['a difference in letter case only can stay', 'ko', ['KO'], null],
])('%s (GR-46 to GR-50)', (_, name, others, expected) => {
  expect(offeredPlateName(name, others)).toBe(expected);
});
