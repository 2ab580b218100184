import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestForms, type RequestType } from '../advanced-request/index.ts';
import { checkForm, readAnswers } from '../form/index.ts';
import { destinations } from './destinations.table.ts';
import {
  findDestination,
  type GuidedAnswers,
  type GuidedProgress,
  guidedProgress,
  guidedQuestions,
  nextQuestion,
  questionsFor,
  readGuidedAnswers,
  specialistAddress,
  withAnswer,
} from './index.ts';

/** Every way through the questions; of a text both something and nothing. */
function everyPath(answers: GuidedAnswers = []): GuidedAnswers[] {
  const question = nextQuestion(answers);
  if (question === null) return [answers];
  const values = question.kind === 'choice' ? question.options.map(({ value }) => value) : ['TP53', ''];
  return values.flatMap((value) => everyPath(withAnswer(answers, { question: question.id, value })));
}
const paths = everyPath();

describe('The questions', () => {
  test('end in a destination with a reason, on every path (RQ-17)', () => {
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      expect(findDestination(path)?.reasons.length).toBeGreaterThan(0);
    }
  });

  test('lead to each destination by some path', () => {
    const reached = new Set(paths.map((path) => findDestination(path)?.name ?? ''));
    expect([...reached].toSorted()).toEqual(Object.keys(destinations).toSorted());
  });

  test('are at most eight on a path, each asked once', () => {
    for (const path of paths) {
      expect(path.length).toBeLessThanOrEqual(8);
      expect(questionsFor(path).map(({ id }) => id)).toEqual(path.map(({ question }) => question));
    }
  });

  test('say how many there are on the way, and which come for certain (RQ-17)', () => {
    const lengths = paths.map((path) => path.length);
    expect(guidedProgress([])).toEqual({ least: Math.min(...lengths), most: Math.max(...lengths), toCome: [] });
    const begun = readGuidedAnswers([
      { question: 'goal', value: 'knockout' },
      { question: 'organism', value: 'homo_sapiens' },
    ]);
    expect(guidedProgress(begun)).toMatchObject({ least: 6, most: 8, toCome: [{ id: 'cells' }, { id: 'who' }] });
    const told = new Map<string, GuidedProgress>();
    for (const path of paths) {
      for (let given = 0; given <= path.length; given += 1) {
        const key = JSON.stringify(path.slice(0, given));
        const progress = told.get(key) ?? guidedProgress(path.slice(0, given));
        told.set(key, progress);
        expect(progress.least <= path.length && path.length <= progress.most).toBe(true);
        const later = path.slice(given + 1).map(({ question }) => question);
        expect(later).toEqual(expect.arrayContaining(progress.toCome.map(({ id }) => id)));
      }
    }
  });

  test('name two close to it at most, none of them where they lead', () => {
    for (const path of paths) {
      const { name, close } = findDestination(path) ?? { name: null, close: [] };
      expect(close.length).toBeLessThanOrEqual(2);
      expect(close.every((other) => other.name !== name && other.against.length > 0)).toBe(true);
    }
  });

  test('ask by what was asked before, and of options that there are', () => {
    for (const [at, { when = [] }] of guidedQuestions.entries()) {
      for (const { question, is } of when) {
        const asked = guidedQuestions.slice(0, at).find(({ id }) => id === question);
        const known = asked?.kind === 'choice' ? asked.options.map(({ value }) => value) : [];
        expect(known).toEqual(expect.arrayContaining([...is]));
      }
    }
  });
});

describe('A destination', () => {
  test('that is a request fills in fields that its form has, without a fault of theirs', () => {
    const addresses = paths.flatMap((path) => [findDestination(path)?.address ?? '', specialistAddress(path)]);
    for (const address of new Set(addresses)) {
      if (!address.startsWith('/requests?')) continue;
      const { type = '', ...given } = Object.fromEntries(
        address
          .slice('/requests?'.length)
          .split('&')
          .map((pair) => pair.split('=').map((part) => decodeURIComponent(part))),
      ) as Record<string, string>;
      const { parent, child } = newestForms(type as RequestType);
      const taken = { ...readAnswers(parent, given), ...readAnswers(child, given) };
      expect(Object.keys(taken)).toEqual(expect.arrayContaining(Object.keys(given)));
      const faults = checkForm(child, readAnswers(child, given), '2026-11-23').filter(({ path }) =>
        Object.hasOwn(given, path),
      );
      expect(faults).toEqual([]);
    }
  });

  test('says what was said, and what is close', () => {
    const answers = readGuidedAnswers([
      { question: 'goal', value: 'knockout' },
      { question: 'organism', value: 'homo_sapiens' },
      { question: 'gene', value: 'PTEN' },
      { question: 'cells', value: 'WTC-11' },
      { question: 'who', value: 'provider' },
      { question: 'guides', value: 'need' },
      { question: 'genotype', value: 'mix' },
    ]);
    expect(findDestination(answers)).toMatchObject({
      name: 'knockout_pool',
      sells: 'cell-pool',
      reasons: [
        { said: 'Cutsite makes them', so: 'we edit the cells and send them frozen' },
        { said: 'A mix is fine for now', so: 'a pool needs no cloning' },
      ],
      close: [
        { name: 'knockout_clone', forWhom: 'If you need one genotype' },
        { name: 'gene_knockout', forWhom: 'If you edit yourself' },
      ],
    });
  });
});

test('An order screen is opened with genome, cells and genes (RQ-18)', () => {
  const answers = readGuidedAnswers([
    { question: 'goal', value: 'screen' },
    { question: 'organism', value: 'mus_musculus' },
    { question: 'scale', value: 'list' },
    { question: 'genes', value: 'Trp53, Kras;Pten Myc' },
    { question: 'cells', value: 'B16-F10' },
    { question: 'who', value: 'own' },
    { question: 'experience', value: 'never' },
    { question: 'delivery', value: 'rnp' },
  ]);
  expect(findDestination(answers)).toMatchObject({
    name: 'gene_library',
    start: { genome: 'mus_musculus', cellLine: 'B16-F10', genes: ['Trp53', 'Kras', 'Pten', 'Myc'] },
    reasons: [{ said: '20 to 500' }, { said: 'Not yet' }, { said: 'With nuclease protein' }],
  });
  const byVirus = withAnswer(answers, { question: 'delivery', value: 'virus' });
  expect(findDestination(byVirus)).toMatchObject({ name: 'request_guides', isRequest: true });
});

describe('Answers', () => {
  test('are replaced, and what that makes pointless goes (RQ-20)', () => {
    const answers = withAnswer(
      [
        { question: 'goal', value: 'knockout' },
        { question: 'organism', value: 'homo_sapiens' },
        { question: 'gene', value: 'PTEN' },
      ],
      { question: 'goal', value: 'screen' },
    );
    expect(answers).toEqual([
      { question: 'goal', value: 'screen' },
      { question: 'organism', value: 'homo_sapiens' },
    ]);
  });

  test('of anything are read as a way through the questions (RQ-19)', () => {
    const anything = fc.array(
      fc.oneof(
        fc.anything(),
        fc.record({ question: fc.constantFrom(...guidedQuestions.map(({ id }) => id)), value: fc.string() }),
        fc.record({ question: fc.constant('goal'), value: fc.constant('screen') }),
      ),
    );
    fc.assert(
      fc.property(anything, (kept) => {
        const read = readGuidedAnswers(kept);
        expect(readGuidedAnswers(read)).toEqual(read);
        const asked = questionsFor(read).map(({ id }) => id);
        expect(asked).toEqual(expect.arrayContaining(read.map(({ question }) => question)));
      }),
    );
  });
});
