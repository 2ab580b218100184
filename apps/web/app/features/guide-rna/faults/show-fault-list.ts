import { panelFields } from '../../../builder/plate-view/panel-fields.ts';

/** Leads to the first line of the list; a plate with nothing in it has none, and is led to itself. */
export function showFaultList(): void {
  const link = document.querySelector<HTMLElement>('#faults li button');
  if (link === null) panelFields.focusWell();
  else link.focus();
}
