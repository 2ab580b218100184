import { baseCount } from '../../sequence/index.ts';
import { scaffoldOf } from '../options/scaffolds.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import { molecularWeight, type WeightFault } from './molecular-weight.ts';
import { markedBases, standardPatterns } from './standard-pattern.ts';

/** A stretch of the molecule in its place. */
export interface MoleculePart {
  readonly kind: 'target' | 'scaffold';
  /** Bases 5' to 3' with `m` and `*` where they are modified; null where the bases are not known to us. */
  readonly text: string | null;
  /** Possible lengths in bases. */
  readonly lengths: readonly number[];
  /** What stands for a part that cannot be shown: "[23-nt direct repeat]". */
  readonly label: string | null;
}

/** How the modifications are shown: as typed, by the standard pattern, none, or named without being drawn. */
export type DrawnModifications = 'as_typed' | 'standard_pattern' | 'none' | 'not_known';

/** Why the whole molecule has no molecular weight. */
export type NoWeight = WeightFault | 'scaffold_not_known' | 'modifications_not_known';

/** The molecule that a row asks for, in the order in which it is made. */
export interface GuideMolecule {
  /** 5' to 3': one part, or target and scaffold in their order. */
  readonly parts: readonly MoleculePart[];
  readonly modifications: DrawnModifications;
  /** Average molecular weight in Da, or why there is none. */
  readonly weight:
    | { readonly known: true; readonly daltons: number }
    | { readonly known: false; readonly reason: NoWeight };
}

/**
 * The molecule of a sequence with its settings; `sequence` as it is ordered, in capitals. Nothing is invented: a
 * scaffold or a pattern that is not known to us stays a name, and the weight then says what it lacks (ruling 13).
 */
export function guideMolecule(
  sequence: string,
  settings: Pick<GuideRnaSettings, 'nuclease' | 'modifications'>,
): GuideMolecule {
  const { nuclease } = settings;
  const typed = settings.modifications === 'User-Defined';
  const scaffold = typed ? null : scaffoldOf(nuclease);
  const pattern = settings.modifications === 'Standard' ? standardPatterns[nuclease] : null;
  const scaffoldBases = scaffold?.sequence ?? '';
  const isFirst = scaffold?.side === 'prepended';
  const whole = isFirst ? scaffoldBases + sequence : sequence + scaffoldBases;
  const isWhole = scaffold === null || scaffold.sequence !== null;
  const letters = pattern !== null && isWhole ? markedBases(whole, pattern) : [...whole];
  const split = isFirst ? scaffoldBases.length : sequence.length;
  const [head, tail] = [letters.slice(0, split).join(''), letters.slice(split).join('')];

  const target: MoleculePart = {
    kind: 'target',
    text: isFirst ? tail : head,
    lengths: [baseCount(sequence)],
    label: null,
  };
  const added: readonly MoleculePart[] =
    scaffold === null
      ? []
      : [
          {
            kind: 'scaffold',
            text: isWhole ? (isFirst ? head : tail) : null,
            lengths: scaffold.lengths,
            label: scaffold.label,
          },
        ];
  const modifications = drawn(settings.modifications, pattern !== null && isWhole);
  return {
    parts: isFirst ? [...added, target] : [target, ...added],
    modifications,
    weight: weigh(letters.join(''), isWhole, modifications),
  };
}

function drawn(chosen: GuideRnaSettings['modifications'], hasPattern: boolean): DrawnModifications {
  if (chosen === 'User-Defined') return 'as_typed';
  if (chosen === 'Unmodified') return 'none';
  return hasPattern ? 'standard_pattern' : 'not_known';
}

function weigh(molecule: string, isWhole: boolean, modifications: DrawnModifications): GuideMolecule['weight'] {
  if (!isWhole) return { known: false, reason: 'scaffold_not_known' };
  if (modifications === 'not_known') return { known: false, reason: 'modifications_not_known' };
  const weight = molecularWeight(molecule);
  return weight.ok ? { known: true, daltons: weight.value } : { known: false, reason: weight.error };
}
