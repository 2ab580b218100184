import { readGuidedAnswers } from '@cutsite/domain/guided-edit';
import { expect, test } from 'vitest';
import { answersOf, searchOf, viewOf } from './answers-address.ts';

const answers = readGuidedAnswers([
  { question: 'goal', value: 'screen' },
  { question: 'organism', value: 'homo_sapiens' },
  { question: 'scale', value: 'few' },
  { question: 'genes', value: 'TP53, KRAS & PTEN' },
  { question: 'cells', value: '' },
]);

test('Answers that are sent to a colleague come out of the address as they went in (RQ-19)', () => {
  const params = new URLSearchParams(searchOf('result', answers));
  expect(answersOf(params)).toEqual(answers);
  expect(viewOf(params)).toBe('result');
});

test('An address without answers names the view alone', () => {
  expect([searchOf(null), searchOf('cells')]).toEqual(['', '?at=cells']);
  expect(answersOf(new URLSearchParams('at=cells&utm_source=mail'))).toEqual([]);
});

test('What an address brings and no question takes is left out', () => {
  const params = new URLSearchParams('organism=homo_sapiens&goal=conquer&gene=TP53');
  expect(answersOf(params)).toEqual([]);
});
