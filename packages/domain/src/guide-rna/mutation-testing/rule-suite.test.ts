import { describe, expect, test } from 'vitest';
import * as rules from '../index.ts';
import { ruleSuite } from './rule-suite.ts';

describe.each(Object.entries(ruleSuite))('%s', (_, cases) => {
  test.each(cases)('$title', ({ answer, expected }) => {
    expect(answer(rules)).toEqual(expected);
  });
});
