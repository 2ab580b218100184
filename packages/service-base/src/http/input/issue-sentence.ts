import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** What a value is called that should have been there. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const amount = (count: number | bigint) => Number(count).toLocaleString('en-US');

/**
 * What is wrong with a field, in a sentence of ours: a person may read it, and knows nothing of validators.
 * What a field may hold is said by the rules of the domain; this is for what a form of ours never sends.
 */
export function issueSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is required.';
      return issue.expected in kinds ? `This must be ${kinds[issue.expected]}.` : noMatch;
    case 'too_big':
      return limitSentence(issue.origin, amount(issue.maximum), 'at most');
    case 'too_small':
      return limitSentence(issue.origin, amount(issue.minimum), 'at least');
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_format':
      return formatSentence(issue.format, issue.pattern ?? '', issue.input);
    case 'invalid_union':
      // Forms that are told apart by one field: the field says which there are.
      return Array.isArray(issue['options']) ? oneOf(issue['options']) : noMatch;
    case 'unrecognized_keys':
      return 'Unknown field.';
    default:
      return noMatch;
  }
}

const noMatch = 'This value does not match any accepted format.';

const oneOf = (values: readonly unknown[]): string =>
  `This must be ${values.length === 1 ? '' : 'one of '}${values.map(String).join(', ')}.`;

/** A count in an address, of a thousand at most, say: `/^[1-9]\d{0,3}$/`. */
const countPattern = /^\/\^\[1-9\]\\d\{0,\d+\}\$\//;

function formatSentence(format: string, pattern: string, input: unknown): string {
  if (format === 'uuid') return 'This must be an id.';
  if (format !== 'regex') return noMatch;
  if (typeof input === 'string' && input.trim() === '') return 'This is required.';
  if (countPattern.test(pattern)) return countSentence(pattern, input);
  if (!/\\p\{Cc?\}/i.test(pattern)) return noMatch;
  const text = pattern.includes('\\n') ? 'text' : 'one line of text';
  return `This must be ${text} without control characters.`;
}

/** Digits may be too many as well as not digits; zero and signs are said as what they lack. */
function countSentence(pattern: string, input: unknown): string {
  const most = 10 ** (Number(/\{0,(\d+)\}/.exec(pattern)?.[1] ?? 0) + 1) - 1;
  const isTooLarge = typeof input === 'string' && /^[1-9]\d*$/.test(input);
  return isTooLarge ? `This must be at most ${amount(most)}.` : 'This must be a whole number of at least 1.';
}

function limitSentence(origin: string, limit: string, which: 'at most' | 'at least'): string {
  const isOne = limit === '1';
  if (origin === 'string') return `This must have ${which} ${limit} ${isOne ? 'character' : 'characters'}.`;
  if (origin === 'array' || origin === 'set') return `This must have ${which} ${limit} ${isOne ? 'entry' : 'entries'}.`;
  return `This must be ${which} ${limit}.`;
}
