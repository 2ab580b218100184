import { expect, test } from 'vitest';
import { nulProblem } from './nul-problem.ts';

test.each([
  ['a field', { to: 'a\0b' }, 'to'],
  ['the name of a field', { 't\0o': 'a' }, 'query'],
  ['one of several values', { to: ['a', '\0'] }, 'to'],
])('a NUL character in %s of an address is named (promise F5)', (_, query, field) => {
  const sentence = 'must not hold the NUL character.';
  expect(nulProblem(query, 'query')).toEqual({
    detail: `${field}: ${sentence}`,
    error_code: 'invalid_request',
    field_errors: { [field]: [sentence] },
  });
});

test.each([[{}], [{ to: 'ada@lab.example', at: ['1', '2'] }], [undefined]])('%j holds none', (query) => {
  expect(nulProblem(query, 'query')).toBeNull();
});
