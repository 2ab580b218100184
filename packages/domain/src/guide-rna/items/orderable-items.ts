import { plate96, wellPosition } from '../../labware/index.ts';
import { sentProjectName } from '../../naming/index.ts';
import { err, ok, type Result } from '../../result/index.ts';
import { plainLabel } from '../../text/index.ts';
import { isFilled, type PlateCheck } from '../checks/check-plate.ts';
import { checkProject, type ProjectCheck } from '../checks/check-project.ts';
import type { TubesCheck, TubesContext } from '../checks/check-tubes.ts';
import type { RowFault } from '../faults/fault.ts';
import { productOf } from '../options/gene-editors.ts';
import { isEmptyTube } from '../project/add-tubes.ts';
import type { GuideRnaProject, Plate, Tube } from '../project/project.ts';
import { canonicalSequence } from '../sequences/sequence-rules.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import type { GuideRnaItem } from './guide-rna-item.ts';

type Whole = Pick<GuideRnaProject, 'name' | 'genome' | 'cellLine'>;

/** The name of the project, where it has one, as each of its items carries it. */
function ofProject({ name }: Whole): Pick<GuideRnaItem, 'projectName'> {
  const projectName = sentProjectName(name);
  return projectName === null ? {} : { projectName };
}

/** As it goes with the items, without what no eye sees; null where nothing is left (ruling 26). */
const cellLineOf = ({ cellLine }: Whole): string | null => plainLabel(cellLine ?? '') || null;

function plateItem(plate: Plate, whole: Whole): GuideRnaItem {
  const { nuclease, modifications, yield: amount, purification } = plate;
  const context = { format: 'plate', modifications } as const;
  return {
    kind: 'guide_rna',
    productSlug: productOf(nuclease),
    format: 'plate',
    ...ofProject(whole),
    species: whole.genome,
    cellLine: cellLineOf(whole),
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

function tubeItem(settings: GuideRnaSettings, tubes: readonly Tube[], whole: Whole): GuideRnaItem {
  const { nuclease, modifications, yield: amount, purification } = settings;
  const context = { format: 'tube', modifications } as const;
  return {
    kind: 'guide_rna',
    productSlug: productOf(nuclease),
    format: 'tube',
    ...ofProject(whole),
    species: whole.genome,
    cellLine: cellLineOf(whole),
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
    : tubesBySettings(project.tubes).map((tubes) => tubeItem(tubes[0], tubes, project));
}

/** A plate, or the tubes that share their settings, as far as it can be ordered now. */
export interface OrderablePart {
  /** Without the rows that have an error. What a price is of (ruling 73). */
  readonly item: GuideRnaItem;
  /** Rows that were begun: all but empty wells, and the single blank tube that a list starts with. */
  readonly begun: number;
  /** Of those, the ones that have an error, and so are in no price. */
  readonly leftOut: number;
}

const isBlank = ({ name, sequence }: Tube): boolean => name === '' && sequence === '';

const hasNoError = (faults: readonly RowFault[] = []): boolean => faults.every(({ severity }) => severity !== 'error');

/**
 * What can be ordered of a plate. What is said of the plate as a whole leaves nothing out: its price is in sight from
 * the first guide on.
 */
export function orderablePlate(plate: Plate, whole: Whole, { wells, used }: PlateCheck): OrderablePart {
  const item = plateItem({ ...plate, wells: plate.wells.filter(({ index }) => hasNoError(wells.get(index))) }, whole);
  return { item, begun: used, leftOut: used - item.sequences.length };
}

/** What can be ordered of the tubes of a project: a part for each set of settings, also where all of it is empty. */
export function orderableTubes(project: Whole & Pick<GuideRnaProject, 'tubes'>, { rows }: TubesCheck): OrderablePart[] {
  const faultsOf = new Map(project.tubes.map((tube, at) => [tube, rows[at]]));
  const isUntouched = project.tubes.length === 1 && project.tubes.every(isBlank);
  return tubesBySettings(project.tubes).map((tubes) => {
    const orderable = tubes.filter((tube) => !isEmptyTube(tube) && hasNoError(faultsOf.get(tube)));
    const item = tubeItem(tubes[0], orderable, project);
    const begun = isUntouched ? 0 : tubes.length;
    return { item, begun, leftOut: begun - orderable.length };
  });
}

/**
 * The items of a project that has no errors: one for each plate, one for each set of tubes with the same settings, in
 * the order in which they appear. Warnings don't block. The refusal is the check that says what is wrong.
 */
export function orderableItems(project: GuideRnaProject, context: TubesContext): Result<GuideRnaItem[], ProjectCheck> {
  const check = checkProject(project, context);
  return check.errors > 0 || check.isEmpty ? err(check) : ok(draftItems(project));
}
