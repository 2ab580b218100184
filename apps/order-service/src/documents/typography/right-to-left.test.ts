import { expect, test } from 'vitest';
import { textRuns } from './text-runs.ts';

/** What stands on the page from the left, piece by piece. */
const onPage = (text: string) => textRuns(text, 'regular').map((run) => run.text);

test.each([
  ['words from the left stay as they are', 'Boston, MA 02118', ['Boston, MA 02118']],
  ['words from the right stand from the right', 'אריאל כהן', ['כהן', ' ', 'אריאל']],
  ['a number among them is read from the left', 'רחוב 12 הרצל', ['הרצל', ' ', '12', ' ', 'רחוב']],
  ['brackets around them open at their own side', 'מכון (רעננה)', ['(', 'רעננה', ')', ' ', 'מכון']],
  ['a name in Latin letters keeps its place', 'Dr. כהן', ['Dr. ', 'כהן']],
])('%s', (_, text, pieces) => {
  expect(onPage(text)).toEqual(pieces);
});
