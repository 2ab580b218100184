import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { molecularWeight } from '../index.ts';

/** Atoms of a molecule. Everything below is counted from drawings of the structures, not from the masses under test. */
type Atoms = Readonly<Partial<Record<'C' | 'H' | 'N' | 'O' | 'P' | 'S', number>>>;

/** Abridged standard atomic weights, IUPAC 2021. */
const atomicWeight = { C: 12.011, H: 1.008, N: 14.007, O: 15.999, P: 30.974, S: 32.06 } as const;

/** Free nucleosides: adenosine, cytidine, guanosine, uridine. */
const nucleosides: Readonly<Record<string, Atoms>> = {
  A: { C: 10, H: 13, N: 5, O: 4 },
  C: { C: 9, H: 13, N: 3, O: 5 },
  G: { C: 10, H: 13, N: 5, O: 5 },
  U: { C: 9, H: 12, N: 2, O: 6 },
};
/** A phosphodiester between two hydroxyls: HO–PO(OH)–OH, phosphoric acid, less two waters. */
const phosphodiester: Atoms = { H: 3 - 4, P: 1, O: 4 - 2 };

const massOf = (...all: readonly Atoms[]): number =>
  all.reduce(
    (sum, atoms) =>
      sum + Object.entries(atoms).reduce((mass, [atom, count]) => mass + atomicWeight[atom as 'C'] * count, 0),
    0,
  );

/** The weight from whole nucleosides joined one by one, which is another way than residues and ends. */
function massByAtoms(molecule: string): number {
  const bases = [...molecule].filter((letter) => letter !== 'm' && letter !== '*');
  const methyls = [...molecule].filter((letter) => letter === 'm').map((): Atoms => ({ C: 1, H: 2 }));
  const bonds = [...molecule].filter((letter) => letter === '*').map((): Atoms => ({ S: 1, O: -1 }));
  const joins = bases.slice(1).map(() => phosphodiester);
  return massOf(...bases.map((base) => nucleosides[base] ?? {}), ...joins, ...methyls, ...bonds);
}

const weightOf = (molecule: string): number => {
  const weight = molecularWeight(molecule);
  if (!weight.ok) throw new Error(weight.error);
  return weight.value;
};

describe('The molecular weight of an RNA', () => {
  test('of one base is that of the free nucleoside: adenosine weighs 267.24', () => {
    expect(weightOf('A')).toBeCloseTo(267.245, 2);
    expect(weightOf('U')).toBeCloseTo(244.2, 1);
  });

  test('of two bases is two nucleosides and one phosphodiester: ApU, C19H24N7O12P, weighs 573.41', () => {
    expect(weightOf('AU')).toBeCloseTo(massOf({ C: 19, H: 24, N: 7, O: 12, P: 1 }), 2);
    expect(weightOf('AU')).toBeCloseTo(573.41, 1);
  });

  test('rises by 14.03 for each 2′-O-methyl and by 16.06 for each phosphorothioate', () => {
    expect(weightOf('mACGU') - weightOf('ACGU')).toBeCloseTo(14.03, 2);
    expect(weightOf('A*CGU') - weightOf('ACGU')).toBeCloseTo(16.06, 2);
    expect(weightOf('mA*mC*GU') - weightOf('ACGU')).toBeCloseTo(2 * 14.027 + 2 * 16.061, 3);
  });

  test('is the sum of its atoms, whatever the sequence and its marks', () => {
    const base = fc.constantFrom('A', 'C', 'G', 'U');
    const marked = fc.tuple(fc.boolean(), base, fc.boolean());
    fc.assert(
      fc.property(fc.array(marked, { maxLength: 118 }), base, (bases, last) => {
        const molecule = `${bases.map(([m, letter, bond]) => `${m ? 'm' : ''}${letter}${bond ? '*' : ''}`).join('')}${last}`;
        expect(Math.abs(weightOf(molecule) - massByAtoms(molecule))).toBeLessThan(0.05);
      }),
    );
  });

  test('is not given for letters that are no RNA base, and not for nothing', () => {
    expect([molecularWeight('ACGT'), molecularWeight('AC U'), molecularWeight('acgu')].map((one) => one.ok)).toEqual([
      false,
      false,
      false,
    ]);
    expect(molecularWeight('')).toEqual({ ok: false, error: 'empty' });
    expect(molecularWeight('m*')).toEqual({ ok: false, error: 'empty' });
  });
});
