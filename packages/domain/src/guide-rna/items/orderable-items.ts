import { plate96, wellPosition } from '../../labware/index.ts';
import { sentProjectName } from '../../naming/index.ts';
import { err, ok, type Result } from '../../result/index.ts';
import { isFilled } from '../checks/check-plate.ts';
import { checkProject, type ProjectCheck } from '../checks/check-project.ts';
import type { TubesContext } from '../checks/check-tubes.ts';
import { productOf } from '../options/gene-editors.ts';
import type { GuideRnaProject, Plate, Tube } from '../project/project.ts';
import { canonicalSequence } from '../sequences/sequence-rules.ts';
import type { GuideRnaItem } from './guide-rna-item.ts';

type Whole = Pick<GuideRnaProject, 'name' | 'genome' | 'cellLine'>;

/** The name of the project, where it has one, as each of its items carries it. */
function ofProject({ name }: Whole): Pick<GuideRnaItem, 'projectName'> {
  const projectName = sentProjectName(name);
  return projectName === null ? {} : { projectName };
}

function plateItem(plate: Plate, whole: Whole): GuideRnaItem {
  const { genome, cellLine } = whole;
  const { nuclease, modifications, yield: amount, purification } = plate;
  const context = { format: 'plate', modifications } as const;
  return {
    kind: 'guide_rna',
    productSlug: productOf(nuclease),
    format: 'plate',
    ...ofProject(whole),
    species: genome,
    cellLine,
    plateName: plate.name.trim(),
    nuclease,
    modifications,
    yield: amount,
    purification,
    sequences: plate.wells
      .filter(isFilled)
      .toSorted((one, other) => one.index - other.index)
      .map(({ name, sequence, index }) => ({
        name: name.trim(),
        rawSequence: canonicalSequence(sequence, context),
        well: wellPosition(index, plate96),
      })),
  };
}

function tubeItem(tubes: readonly [Tube, ...Tube[]], whole: Whole): GuideRnaItem {
  const { genome, cellLine } = whole;
  const { nuclease, modifications, yield: amount, purification } = tubes[0];
  const context = { format: 'tube', modifications } as const;
  return {
    kind: 'guide_rna',
    productSlug: productOf(nuclease),
    format: 'tube',
    ...ofProject(whole),
    species: genome,
    cellLine,
    plateName: null,
    nuclease,
    modifications,
    yield: amount,
    purification,
    sequences: tubes.map(({ name, sequence }) => ({
      name: name.trim(),
      rawSequence: canonicalSequence(sequence, context),
      well: null,
    })),
  };
}

/** The tubes that share all settings and so become one item, in the order in which they first appear. */
export function tubesBySettings(tubes: readonly Tube[]): (readonly [Tube, ...Tube[]])[] {
  const groups = new Map<string, [Tube, ...Tube[]]>();
  for (const tube of tubes) {
    const key = [tube.nuclease, tube.modifications, tube.yield, tube.purification].join('|');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [tube]);
    else group.push(tube);
  }
  return [...groups.values()];
}

/** The items a project would make, whether or not it can be ordered yet: what the price on the screen is for. */
export function draftItems(project: GuideRnaProject): GuideRnaItem[] {
  return project.format === 'plates'
    ? project.plates.map((plate) => plateItem(plate, project))
    : tubesBySettings(project.tubes).map((tubes) => tubeItem(tubes, project));
}

/**
 * The items of a project that has no errors: one for each plate, one for each set of tubes with the same settings, in
 * the order in which they appear. Warnings don't block. The refusal is the check that says what is wrong.
 */
export function orderableItems(project: GuideRnaProject, context: TubesContext): Result<GuideRnaItem[], ProjectCheck> {
  const check = checkProject(project, context);
  return check.errors > 0 || check.isEmpty ? err(check) : ok(draftItems(project));
}
