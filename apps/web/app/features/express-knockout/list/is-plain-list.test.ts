import { expect, test } from 'vitest';
import { isPlainList } from './is-plain-list.ts';

const guide = 'CCATTGTTCAATATCGTCCG';

test.each([
  ['sequences one a line', `${guide}\n${guide}`, true],
  ['a part of one', 'CCATTG', true],
  ['a heading above them, which once became SEQTENCE', `Sequence\n${guide}`, false],
  ['a heading in capitals', `SEQUENCE\n${guide}`, false],
  ['a title above the heading', `Guides of March\nsgRNA\n${guide}`, false],
  ['a table', `TP53\t${guide}`, false],
  ['a FASTA file', `>TP53\n${guide}`, false],
  ['more lines than there is room for', `${guide}\n`.repeat(12), false],
])('%s: whether a paste goes into the list field as it stands (EK-8)', (_, text, isPlain) => {
  expect(isPlainList(text, 10)).toBe(isPlain);
});
