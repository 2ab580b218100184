import { describe, expect, test } from 'vitest';
import { guideMolecule, type Modification, molecularWeight, type Nuclease } from '../index.ts';

const target = 'CCAUUGUUCAAUAUCGUCCG';
const of = (nuclease: Nuclease, modifications: Modification = 'Standard', sequence = target) =>
  guideMolecule(sequence, { nuclease, modifications });
const textOf = (...asked: Parameters<typeof of>) => of(...asked).parts.map((part) => part.text ?? part.label);

describe('The molecule that a row asks for', () => {
  test('SpCas9: target first, scaffold after it, both ends in the standard pattern', () => {
    const [first, second] = textOf('SpCas9');
    expect(first).toBe('mC*mC*mA*UUGUUCAAUAUCGUCCG');
    expect(second).toMatch(/^GUUUUAGAGCUAGAAAUAGC/);
    expect(second).toMatch(/GGUGCUmU\*mU\*mU$/);
    expect(of('SpCas9').modifications).toBe('standard_pattern');
    expect(of('SpCas9').parts.map((part) => part.lengths)).toEqual([[20], [80]]);
  });

  test('unmodified shows no marks', () => {
    expect(textOf('SpCas9', 'Unmodified').join('')).toMatch(/^CCAUU[ACGU]{95}$/);
    expect(of('SpCas9', 'Unmodified').modifications).toBe('none');
  });

  test('user-defined shows what was typed and nothing else', () => {
    const typed = `mC*mC*${target}mU`;
    expect(textOf('Other', 'User-Defined', typed)).toEqual([typed]);
    expect(of('Other', 'User-Defined', typed).modifications).toBe('as_typed');
  });

  test('hfCas12Max: the direct repeat comes first and is shown as such (ruling 13)', () => {
    expect(textOf('hfCas12Max')).toEqual(['[23-nt direct repeat]', target]);
    expect(textOf('eSpOT-ON')).toEqual([target, '[80- or 87-nt scaffold]']);
  });

  test('a part that we do not know leaves the whole without a weight, and says so', () => {
    for (const nuclease of ['AccuBase', 'hfCas12Max', 'eSpOT-ON'] as const)
      expect(of(nuclease).weight).toEqual({ known: false, reason: 'scaffold_not_known' });
    expect(of('SpCas9', 'Standard', 'ACGT').weight).toEqual({ known: false, reason: 'not_rna' });
    expect(of('Other', 'Unmodified', '').weight).toEqual({ known: false, reason: 'empty' });
  });

  test('the weight is that of all parts with their marks', () => {
    const plain = molecularWeight(textOf('SpCas9', 'Unmodified').join(''));
    const { weight } = of('SpCas9');
    if (!plain.ok || !weight.known) throw new Error('a known molecule has a weight');
    // Six methyls and five phosphorothioates.
    expect(weight.daltons - plain.value).toBeCloseTo(6 * 14.027 + 5 * 16.061, 3);
  });

  test('a molecule shorter than the pattern is marked once, and has no bond after its last base', () => {
    expect(textOf('Other', 'Standard', 'ACGU')).toEqual(['mA*mC*mG*mU']);
    expect(textOf('Other', 'Standard', 'A')).toEqual(['mA']);
  });
});
