import { describe, expect, test } from 'vitest';
import {
  answerText,
  destinationsShown,
  findDestination,
  type GuidedEntry,
  guidedQuestions,
  noGuidedTexts,
  readGuidedAnswers,
  readGuidedTexts,
  slugOfGuided,
  wordedQuestion,
} from './index.ts';

const goal: GuidedEntry = {
  type: 'guided_edit_question',
  title: 'What do you want to do?',
  card: {
    slug: 'goal',
    why: 'One is enough.',
    answers: [
      { answer: 'knock-in', label: 'Insert a tag', hint: 'By a donor' },
      { answer: 'teleport', label: 'An answer that the store does not have' },
    ],
  },
};
const knockIn: GuidedEntry = {
  type: 'guided_edit_destination',
  title: 'Write to us about your insert',
  card: { slug: 'request-knock-in', summary: 'We answer within two days.' },
};
const question = (id: string) => {
  const found = guidedQuestions.find((guidedQuestion) => guidedQuestion.id === id);
  if (found === undefined) throw new Error(`There is no question ${id}`);
  return found;
};

describe('Words of editors for guided edit (RQ-17)', () => {
  const texts = readGuidedTexts([goal, knockIn]);

  test('stand in the place of those of the store, for each answer that it has', () => {
    const worded = wordedQuestion(question('goal'), texts);
    expect(worded).toMatchObject({ title: 'What do you want to do?', hint: 'One is enough.' });
    const options = worded.kind === 'choice' ? worded.options : [];
    expect(options.map(({ value }) => value)).toEqual([
      'knockout',
      'screen',
      'knock_in',
      'base_edit',
      'regulate',
      'else',
    ]);
    expect(options[2]).toEqual({ value: 'knock_in', label: 'Insert a tag', hint: 'By a donor' });
    expect(options[0]?.label).toBe('Knock out a gene');
    expect(wordedQuestion(question('cells'), texts)).toBe(question('cells'));
  });

  test('are in the summary, the reasons and the destination, and lead to the same address', () => {
    const answers = readGuidedAnswers([
      { question: 'goal', value: 'knock_in' },
      { question: 'organism', value: 'homo_sapiens' },
      { question: 'gene', value: 'LMNB1' },
      { question: 'cells', value: 'K-562' },
    ]);
    const found = findDestination(answers, texts);
    expect(found).toMatchObject({
      title: 'Write to us about your insert',
      what: 'We answer within two days.',
      reasons: [{ said: 'Insert a tag' }],
    });
    expect(found?.address).toBe(findDestination(answers)?.address);
    expect(answerText({ question: 'goal', value: 'knock_in' }, texts)).toBe('Insert a tag');
  });

  test.each<[string, readonly GuidedEntry[]]>([
    ['no slug', [{ ...goal, card: {} }]],
    ['a question that the store does not ask', [{ ...goal, card: { ...goal.card, slug: 'weather' } }]],
    ['answers of another shape', [{ ...goal, card: { ...goal.card, answers: 'none' } }]],
    ['a destination without a text', [{ ...knockIn, card: { slug: 'request-knock-in' } }]],
    ['another type', [{ ...knockIn, type: 'page' }]],
  ])('with %s leave every answer and destination as it is', (_, entries) => {
    const read = readGuidedTexts(entries);
    for (const asked of guidedQuestions) {
      const options = (one: typeof asked) => (one.kind === 'choice' ? one.options : null);
      expect(options(wordedQuestion(asked, read))).toEqual(options(asked));
    }
    const answers = readGuidedAnswers([
      { question: 'goal', value: 'else' },
      { question: 'matter', value: 'cells' },
    ]);
    expect(findDestination(answers, read)).toEqual(findDestination(answers, noGuidedTexts));
  });

  test('name each question, answer and destination once', () => {
    const names = [...guidedQuestions.map(({ id }) => id), ...destinationsShown().map(({ name }) => name)];
    expect(new Set(names.map(slugOfGuided)).size).toBe(names.length);
    for (const asked of guidedQuestions) {
      const values = asked.kind === 'choice' ? asked.options.map(({ value }) => slugOfGuided(value)) : [];
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
