import { expect, test } from 'vitest';
import { amountsOfPlate } from './index.ts';

test('a plate shows each amount that plates of its size hold, and which of them this genome rules out (GL-14 to GL-17)', () => {
  const told = (...asked: Parameters<typeof amountsOfPlate>) =>
    amountsOfPlate(...asked).map(({ amount, isOffered }) => (isOffered ? amount : `no ${amount}`));
  expect(told('96_well_deep_well', 'homo_sapiens')).toEqual([500, 1500, 3000, 5000, 10_000]);
  expect(told('96_well_deep_well', 'mus_musculus')).toEqual(['no 500', 1500, 'no 3000', 'no 5000', 'no 10000']);
  expect(told('384_echo_ldv', 'homo_sapiens')).toEqual([150, 250, 300, 'no 600']);
  expect(told('384_echo', 'mus_musculus')).toEqual([150, 250, 300, 600]);
});
