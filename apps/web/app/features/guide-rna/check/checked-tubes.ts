import { checkTubes, type GuideRnaProject, type Tube, type TubesCheck } from '@cutsite/domain/guide-rna';

interface Kept {
  readonly names: ReadonlySet<string>;
  readonly meant: GuideRnaProject['meantTargets'];
  readonly check: TubesCheck;
}

const kept = new WeakMap<readonly Tube[], Kept>();

/** All tubes of a project against the rules; those that did not change are not checked again. */
export function checkedTubes(
  { tubes, meantTargets }: Pick<GuideRnaProject, 'tubes' | 'meantTargets'>,
  tubeNamesInCart: ReadonlySet<string>,
): TubesCheck {
  const before = kept.get(tubes);
  if (before?.names === tubeNamesInCart && before.meant === meantTargets) return before.check;
  const check = checkTubes(tubes, { tubeNamesInCart, meantTargets });
  kept.set(tubes, { names: tubeNamesInCart, meant: meantTargets, check });
  return check;
}
