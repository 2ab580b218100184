import { type GuideRnaProject, plateMinimumWells, type Tube, tubesBySettings } from '@cutsite/domain/guide-rna';
import { countText } from '@cutsite/domain/text';
import { checkedPlates } from '../check/checked-plates.ts';
import { checkedTubes } from '../check/checked-tubes.ts';
import { addOnsAlone } from './add-ons-alone.ts';

/**
 * Why the project cannot be ordered now, in the words of what to do next; null when it can. An edited cart item stays
 * one item: its tubes share their settings.
 */
export function blockedBecause(
  project: GuideRnaProject,
  tubeNamesInCart: ReadonlySet<string>,
  editing: boolean,
): string | null {
  if (!editing && addOnsAlone(project)) return null;
  if (project.format === 'tubes') {
    if (project.tubes.every(isBlank)) return 'Add a tube to order';
    const { tubesToFix, rows } = checkedTubes(project, tubeNamesInCart);
    if (tubesToFix > 0) {
      const count = countText(tubesToFix, 'tube');
      const errors = rows.flat().filter(({ severity }) => severity === 'error');
      // Tubes that are added once more (PJ-8): the sequences are in order, only the names are taken.
      return errors.every(({ code }) => code === 'name_exists_in_cart')
        ? `Rename ${count} to order: in the cart already`
        : `Fix ${count} to order`;
    }
    return editing && tubesBySettings(project.tubes).length > 1
      ? 'Give all tubes of this item the same settings to save'
      : null;
  }
  const plates = checkedPlates(project);
  const wells = plates.reduce((count, { check }) => count + check.wellsToFix, 0);
  if (wells > 0) return `Fix ${countText(wells, 'well')} to order`;
  const short = plates.find(({ check }) => check.filled < plateMinimumWells);
  if (short !== undefined) {
    const missing = plateMinimumWells - short.check.filled;
    if (short.check.used === 0 && plates.length > 1)
      return `Fill ${short.plate.name.trim() || 'the empty plate'} or remove it to order`;
    return `Fill ${countText(missing, 'more well')} of ${short.plate.name.trim() || 'the plate'} to order`;
  }
  const faulty = plates.find(({ check }) => check.errors > 0);
  return faulty === undefined ? null : `Fix ${faulty.plate.name.trim() || 'the plate without a name'} to order`;
}

/** Nothing was typed: a tube with a sequence and no name is one to fix. */
const isBlank = ({ name, sequence }: Tube): boolean => name === '' && sequence === '';
