import { expect, test } from 'vitest';
import { findHastyFormatters } from './check-formatters.ts';
import { readTree } from './tree-files.ts';

const path = 'apps/web/app/platform/day-text.ts';

test('no screen makes a formatter of Intl while it is loaded', () => {
  expect(findHastyFormatters(readTree())).toEqual([]);
});

test('planted: a formatter that is made at once is reported, and one that is made when it is needed is not', () => {
  const hasty = "const day = new Intl.DateTimeFormat('en-US');\n";
  const later = "const day = whenNeeded(() => new Intl.DateTimeFormat('en-US'));\n";
  expect(findHastyFormatters([{ path, text: hasty }])).toHaveLength(1);
  expect(findHastyFormatters([{ path, text: later }])).toEqual([]);
});
