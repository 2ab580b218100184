import { expect, test } from 'vitest';
import { isRecord } from './index.ts';

test.each([[{}], [{ name: 'TP53-1' }]])('%j is an object with fields', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([[null], [undefined], [['TP53-1']], ['TP53-1'], [23]])('%j is none', (value) => {
  expect(isRecord(value)).toBe(false);
});
