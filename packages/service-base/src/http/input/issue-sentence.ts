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
      return `This must be ${kinds[issue.expected] ?? 'of another kind'}.`;
    case 'too_big':
      return limitSentence(issue.origin, amount(issue.maximum), 'at most');
    case 'too_small':
      return limitSentence(issue.origin, amount(issue.minimum), 'at least');
    case 'invalid_value':
      return `This must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      if (issue.format === 'regex')
        return 'This must be one line of text without control characters, as the call declares.';
      return `This must be written as ${issue.format === 'uuid' ? 'an id' : 'the call declares'}.`;
    case 'unrecognized_keys':
      return 'Unknown field.';
    default:
      return 'This has none of the forms that the call declares.';
  }
}

function limitSentence(origin: string, limit: string, which: 'at most' | 'at least'): string {
  if (origin === 'string') return `This must have ${which} ${limit} characters.`;
  if (origin === 'array' || origin === 'set') return `This must have ${which} ${limit} entries.`;
  return `This must be ${which} ${limit}.`;
}
