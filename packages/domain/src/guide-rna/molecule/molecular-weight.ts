import { err, ok, type Result } from '../../result/index.ts';

/**
 * Average masses in Da of what a base adds to a strand: its nucleoside monophosphate less the water of the bond. Summed
 * from the formulas C10H12N5O6P, C9H12N3O7P, C10H12N5O7P and C9H11N2O8P with the abridged standard atomic weights of
 * IUPAC (H 1.008, C 12.011, N 14.007, O 15.999, P 30.974, S 32.06).
 */
const residueMass: Readonly<Record<string, number>> = { A: 329.209, C: 305.183, G: 345.208, U: 306.167 };

/** Both ends are hydroxyls: one water more (18.015) and one HPO3 less (79.979) than the sum of the residues. */
const endsMass = 18.015 - 79.979;

/** A 2'-O-methyl puts CH3 in the place of H: CH2 more. */
const methylMass = 14.027;

/** A phosphorothioate has sulfur in the place of one oxygen: S less O. */
const bondMass = 16.061;

/** Why there is no molecular weight: nothing to weigh, or letters that are no RNA base. */
export type WeightFault = 'empty' | 'not_rna';

/**
 * The average molecular weight in Da of a single strand of RNA with 5'-OH and 3'-OH, as free acid without counter-ions:
 *
 *   MW = sum of its residues + 18.015 − 79.979 + 14.027 per 2'-O-methyl + 16.061 per phosphorothioate
 *
 * @param molecule the whole molecule, 5' to 3', in capitals; `m` marks the next base as 2'-O-methyl, `*` the bond after
 *   a base as phosphorothioate
 */
export function molecularWeight(molecule: string): Result<number, WeightFault> {
  let mass = endsMass;
  let bases = 0;
  for (const letter of molecule) {
    if (letter === 'm') mass += methylMass;
    else if (letter === '*') mass += bondMass;
    else {
      const residue = residueMass[letter];
      if (residue === undefined) return err('not_rna');
      mass += residue;
      bases += 1;
    }
  }
  return bases === 0 ? err('empty') : ok(mass);
}
