import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import type { NewId } from '../../../builder/project/builder-project.ts';
import { applyFix } from '../fixes/apply-fix.ts';
import { fixFrom } from '../fixes/fixes.ts';
import type { GuideRepair } from './offered-repairs.ts';

/** The project with these repairs made. Repairs of one kind never meet in one field, so they are made in any order. */
export function makeRepairs(project: GuideRnaProject, repairs: readonly GuideRepair[], newId: NewId): GuideRnaProject {
  return repairs.reduce((done, { place, proposal }) => applyFix(done, place, fixFrom(proposal), newId), project);
}
