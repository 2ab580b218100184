import type { ReactNode } from 'react';
import type { FaultEntry } from '../faults/fault-line.tsx';
import { FaultList } from '../faults/fault-list.tsx';
import { panelFields } from '../plate-view/panel-fields.ts';
import type { BuilderPlate, BuilderProject } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import type { FaultPlace, Fix, Fixed } from '../repairs/fixes.ts';
import { makeFixes } from '../repairs/make-fixes.ts';
import { goToWell } from './go-to-well.ts';
import { type ListedFault, mendable, plateNameOf } from './listed-faults.ts';

interface PlateFaultListProps<Project extends BuilderProject, F extends Fix<object>, Meant> {
  readonly builder: Builder<Project>;
  readonly plates: readonly { readonly plate: BuilderPlate }[];
  /** Of all plates, errors first. */
  readonly faults: readonly ListedFault<F, Meant>[];
  readonly apply: (project: Project, place: FaultPlace, fix: F) => Project;
  readonly fixAll: (project: Project) => Fixed<Project>;
  readonly difference: (difference: NonNullable<F['difference']>) => ReactNode;
  /** Answers that change nothing, such as that it is meant. */
  readonly others: (fault: ListedFault<F, Meant>, onPressed: () => void) => ReactNode;
  /** What can be done kind by kind; `focusAfter` puts the focus into the list when nothing of it is left. */
  readonly byKind: (focusAfter: () => void) => ReactNode;
  /** Warnings that are said once of several wells, behind the lines, and how many they are. */
  readonly groups?: (focusAfter: () => void) => ReactNode;
  readonly grouped?: number;
}

/** Every fault of every plate; the place of each leads to its well. */
export function PlateFaultList<Project extends BuilderProject, F extends Fix<object>, Meant>({
  builder,
  plates,
  faults,
  apply,
  fixAll,
  difference,
  others,
  byKind,
  groups,
  grouped,
}: PlateFaultListProps<Project, F, Meant>) {
  const go = ({ place }: ListedFault<F, Meant>) => {
    if (place.kind !== 'row') goToWell(builder, place.plateId, place.kind === 'well' ? place.index : null);
  };
  const entryOf = (fault: ListedFault<F, Meant>, onPressed: () => void): FaultEntry => {
    const { key, severity, at, thing, message, place, fix, otherFixes } = fault;
    const fixes = [...(fix === null ? [] : [fix]), ...otherFixes];
    return {
      key,
      severity,
      at,
      thing,
      message,
      difference: fix?.difference == null || otherFixes.length > 0 ? null : difference(fix.difference),
      note: fix?.note ?? null,
      plateName: plateNameOf(fault, plates),
      fixes: fixes.map((one) => ({
        label: one.label,
        make: () => builder.edit({ label: `${one.label} in ${at}` }, (project) => apply(project, place, one)),
      })),
      others: others(fault, onPressed),
      go: () => go(fault),
    };
  };
  return (
    <FaultList
      faults={faults}
      entryOf={entryOf}
      fixAll={{ count: mendable(faults).length, make: () => makeFixes(builder, fixAll) }}
      byKind={byKind}
      groups={groups}
      grouped={grouped ?? 0}
      focusElsewhere={panelFields.focusWell}
    />
  );
}

const nothing = () => null;
const noneFixed = <Project extends BuilderProject>(project: Project): Fixed<Project> => ({ project, fixed: 0 });

type OwnFixesProps<Project extends BuilderProject, F extends Fix<object>> = Pick<
  PlateFaultListProps<Project, F, never>,
  'builder' | 'plates' | 'faults' | 'apply'
> &
  Partial<Pick<PlateFaultListProps<Project, F, never>, 'others' | 'byKind' | 'groups' | 'grouped'>>;

/** The list of a product whose faults are mended one by one, by the answers that stand beside each, and by kind. */
export const FaultListOfOwnFixes = <Project extends BuilderProject, F extends Fix<object>>(
  props: OwnFixesProps<Project, F>,
) => <PlateFaultList others={nothing} byKind={nothing} {...props} fixAll={noneFixed} difference={nothing} />;
