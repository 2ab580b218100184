import { expect, test } from 'vitest';
import { countableWords } from './countable-words.ts';

test.each([
  ['  Prime   Editing ', 'prime editing'],
  ['ＨＰＬＣ\u0000\tplates', 'hplc plates'],
  ['TP53', 'tp53'],
  ['A0482 in 96 wells', 'a0482 in 96 wells'],
  ['µg', 'μg'],
])('%j is counted as %j (wish 15)', (typed, words) => {
  expect(countableWords(typed)).toBe(words);
});

test.each([
  ['an e-mail address', 'where is rosa@helixlab.example'],
  ['a telephone number', '+1 (617) 555-0132'],
  ['the number of an order', 'order 20261123-0007'],
  ['a target', 'GGAGAAGATCCGGATGAAGG'],
  ['a target in groups', 'ccauu guuca auauc guccg'],
  ['an id', '0192f3a4-5b6c-7d8e-9f00-112233445566'],
  ['a link', 'https://x.example/y'],
  ['one letter', ' x '],
  ['nothing', ' \u0007 '],
  ['signs alone', '\'"--'],
  ['a whole text', 'guide '.repeat(20)],
])('%s is not counted', (_, typed) => {
  expect(countableWords(typed)).toBeNull();
});
