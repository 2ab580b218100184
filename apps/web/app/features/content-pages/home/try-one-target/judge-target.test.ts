import { describe, expect, test } from 'vitest';
import { judgeTarget, type TargetVerdict } from './judge-target.ts';

const shown = ({ groups }: TargetVerdict) =>
  groups
    .map((group) =>
      group
        .map(({ kind, text }) => ({ kept: text, added: `+${text}`, removed: `-${text}`, wrong: `!${text}` })[kind])
        .join(''),
    )
    .join(' ');

describe('trying one target (ruling 12)', () => {
  test('DNA with its PAM is shown as the RNA that would be ordered', () => {
    const verdict = judgeTarget('CCATTGTTCAATATCGTCCGGGG');
    expect(verdict.headline).toBe('Two repairs offered');
    expect(shown(verdict)).toBe('CCA+UU G+UUCA A+UA+UC G+UCCG -GGG');
    expect(verdict.sentence).toBe(
      '20 nt for SpCas9. T was changed to U. GGG at the end looks like the PAM, which is not part of the target.',
    );
  });

  test('a cloning overhang is shown as taken away from the start', () => {
    expect(shown(judgeTarget('caccgAGAGCUAUCGUGACCUAUGC'))).toBe('-CACCG AGAGC UAUCG UGACC UAUGC');
  });

  test('a target that is fine says so', () => {
    const verdict = judgeTarget('agagcuaucgugaccuaugc');
    expect([verdict.tone, verdict.headline]).toEqual(['fine', 'Ready as it is']);
    expect(shown(verdict)).toBe('AGAGC UAUCG UGACC UAUGC');
  });

  test('spaces between groups are dropped without a letter being marked', () => {
    expect(shown(judgeTarget('AGAGC UAUCG UGACC UAUGC'))).toBe('AGAGC UAUCG UGACC UAUGC');
  });

  test('marks of the ends are dropped without a letter being marked', () => {
    const verdict = judgeTarget("5'-AGAGCUAUCGUGACCUAUGC-3'");
    expect(shown(verdict)).toBe('AGAGC UAUCG UGACC UAUGC');
    expect(verdict.sentence).toBe('20 nt for SpCas9. 5′ and 3′ marks and dashes were removed.');
  });

  test.each([
    ['ACGUXX', 'A non-RNA nucleotide has been entered. Please only use A, C, G, and U.'],
    ['ACGU', 'Sequence must be at least 5 nucleotides.'],
    ['A'.repeat(36), 'Sequence must be 35 or fewer nucleotides.'],
    ['', 'Sequence is required.'],
  ])('%s is refused in the words of the order screen (GR-56 to GR-65)', (typed, sentence) => {
    expect(judgeTarget(typed)).toMatchObject({ tone: 'wrong', sentence });
  });

  test('a letter that is no base is marked', () => {
    expect(shown(judgeTarget('ACGUXACGU'))).toBe('ACGU!X ACGU');
  });
});
