import type { GuideRnaProject } from '../project/project.ts';
import { checkPlate, type PlateCheck } from './check-plate.ts';
import { checkTubes, type TubesCheck, type TubesContext } from './check-tubes.ts';

/** What there is to say about a project: about its plates or its tubes, whichever are being ordered. */
export interface ProjectCheck {
  /** By plate id; empty when tubes are ordered. */
  readonly plates: ReadonlyMap<string, PlateCheck>;
  /** Null when plates are ordered. */
  readonly tubes: TubesCheck | null;
  /** There is nothing to order yet. */
  readonly isEmpty: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly needsReview: boolean;
}

function checkAllPlates(project: GuideRnaProject, context: TubesContext): Map<string, PlateCheck> {
  const names = project.plates.map((plate) => plate.name);
  return new Map(
    project.plates.map((plate, at) => [
      plate.id,
      checkPlate(plate, { ...context, plateNames: names.toSpliced(at, 1), meantTargets: project.meantTargets }),
    ]),
  );
}

/** Checks everything that the project would order, by what the project itself says is meant. */
export function checkProject(project: GuideRnaProject, context: TubesContext): ProjectCheck {
  if (project.format === 'tubes') {
    const tubes = checkTubes(project.tubes, { ...context, meantTargets: project.meantTargets });
    const { errors, warnings } = tubes;
    return { plates: new Map(), tubes, isEmpty: project.tubes.length === 0, errors, warnings, needsReview: false };
  }
  const plates = checkAllPlates(project, context);
  const checks = [...plates.values()];
  const sum = (count: (check: PlateCheck) => number) => checks.reduce((total, check) => total + count(check), 0);
  return {
    plates,
    tubes: null,
    isEmpty: checks.length === 0,
    errors: sum((check) => check.errors),
    warnings: sum((check) => check.warnings),
    needsReview: checks.some((check) => check.needsReview),
  };
}
