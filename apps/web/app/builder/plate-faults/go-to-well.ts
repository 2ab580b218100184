import { only } from '@cutsite/ui/plate-grid';
import { type FaultyPlate, nextFault, type WalkStep } from '../faults/next-fault.ts';
import { panelFields } from '../plate-view/panel-fields.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';

/** Shows a plate, selects one of its wells (or leaves the one that is selected) and puts the focus there. */
export function goToWell<Project extends BuilderProject>(
  builder: Pick<Builder<Project>, 'project' | 'showPlate' | 'look'>,
  plateId: string,
  index: number | null,
): void {
  if (plateId !== builder.project().activePlateId) builder.showPlate(plateId);
  if (index !== null) builder.look({ selection: only(index) });
  requestAnimationFrame(panelFields.focusWell);
}

/** Goes to a faulty well of any plate: F8, Shift F8, "jump to the first". */
export function walkOverWells<Project extends BuilderProject>(
  builder: Builder<Project>,
  plates: readonly FaultyPlate[],
  step: WalkStep,
): void {
  const { selection } = builder.store.getState();
  const { activePlateId } = builder.project();
  const to = nextFault(plates, { plateId: activePlateId, index: selection.active }, step);
  if (to !== null) goToWell(builder, to.plateId, to.index);
}

/** Leads to the first line of the list; a plate with nothing in it has none, and is led to itself. */
export function showFaultList(): void {
  const link = document.querySelector<HTMLElement>('#faults li button');
  if (link === null) panelFields.focusWell();
  else link.focus();
}
