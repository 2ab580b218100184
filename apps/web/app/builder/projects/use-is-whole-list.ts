import { useState } from 'react';
import { useCurrentUser } from '../../platform/visitor.ts';
import type { AccountState } from '../account-projects/sync-engine.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import type { ProjectList } from './use-projects.ts';

/**
 * Whether a list of projects can be shown as it is; once it can, it stays. In a browser that keeps none, an account
 * brings its own one after the other: until it has, or could not, "No projects yet" would be wrong, and each one that
 * comes would move the others away.
 */
export function useIsWholeList<Project extends BuilderProject>(
  list: ProjectList<Project>,
  { kind, outcome }: AccountState,
): boolean {
  const user = useCurrentUser();
  const [isWhole, setIsWhole] = useState(false);
  const [beganEmpty, setBeganEmpty] = useState<boolean | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (beganEmpty === null && list.kind === 'ready') setBeganEmpty(list.projects.length === 0);
  if (kind === 'syncing' && !wasAsked) setWasAsked(true);
  const accountAnswered =
    user === null || outcome !== null || kind === 'waiting' || (kind === 'signed_out' && wasAsked);
  const isKnown = list.kind === 'failed' || beganEmpty === false || (beganEmpty === true && accountAnswered);
  if (isKnown && !isWhole) setIsWhole(true);
  return isWhole || isKnown;
}
