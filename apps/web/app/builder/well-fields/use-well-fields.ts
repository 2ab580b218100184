import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { only } from '@cutsite/ui/plate-grid';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isTextField } from '../../platform/form/is-text-field.ts';
import type { CellFault } from '../faults/cell-fault.ts';
import { panelFields } from '../plate-view/panel-fields.ts';
import { putWells, setWell, updatePlate } from '../plates/edit-wells.ts';
import { useBuilderOf, useBuilderState } from '../project/builder-context.tsx';
import type { BuilderPlate, BuilderProject, BuilderWell } from '../project/builder-project.ts';
import type { Change } from '../project/history.ts';
import { neighbourInOrder, wellAfterEnter } from './next-well.ts';

interface PlateWith<Well extends BuilderWell> extends BuilderPlate {
  readonly wells: readonly Well[];
}

interface ProjectWith<Well extends BuilderWell> extends BuilderProject {
  readonly plates: readonly PlateWith<Well>[];
}

const noText = { name: '', sequence: '' };

/**
 * The selected well in the panel beside the plate: what it holds, how its fields change it, and what the panel's frame
 * needs. Enter leads to the next well in fill order, Escape puts back what the well held and leads to the plate.
 */
export function useWellFields<Well extends BuilderWell>(plate: PlateWith<Well>, format: PlateFormat) {
  const builder = useBuilderOf<ProjectWith<Well>>();
  const { active: index } = useBuilderState((state) => state.selection);
  const order = useBuilderState((state) => state.fillOrder);
  const entered = useRef(noText);
  const label = wellLabel(wellPosition(index, format));
  const well = plate.wells.find((one) => one.index === index);
  const step = (field: string) => ({ label: `edit ${label}`, mergeKey: `${plate.id}.${index}.${field}` });

  const edit = (change: Change, next: (one: PlateWith<Well>) => PlateWith<Well>) =>
    builder.edit(change, (project) => updatePlate(project, plate.id, next));
  const go = (to: number) => builder.look({ selection: only(to) });

  const onKeyDown = (event: KeyboardEvent) => {
    // A suggestion that is taken, or a list that is closed: the field keeps the focus.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      edit(step('back'), (one) => setWell(one, index, entered.current, builder.newId));
      panelFields.focusWell();
    } else if (event.key === 'Enter' && isTextField(event.target)) {
      // On a button or a choice it has its usual meaning.
      event.preventDefault();
      // Drawn at once, so that the next letter already lands in the next well.
      flushSync(() => go(wellAfterEnter(index, format, order, event.shiftKey ? -1 : 1)));
      panelFields.focusWell();
    }
  };

  return {
    index,
    label,
    /** Undefined while the well is empty. */
    well,
    /** What was typed into one field; the letters of a field are one step to undo. */
    type: (field: 'name' | 'sequence', text: string) =>
      edit(step(field), (one) => setWell(one, index, { [field]: text }, builder.newId)),
    /** Both texts in place of what the well holds, as letters are typed. */
    put: (content: Pick<BuilderWell, 'name' | 'sequence'>) =>
      edit(step('name'), (one) => putWells(one, [{ index, ...content }], builder.newId)),
    /** Any other change of a well that holds something, as one step to undo. */
    change: (what: string, next: (one: Well) => Well) =>
      edit({ label: what }, (one) => ({
        ...one,
        wells: one.wells.map((other) => (other.index === index ? next(other) : other)),
      })),
    /** For the frame of the panel. */
    frame: {
      plateId: plate.id,
      index,
      label,
      isEmpty: well === undefined,
      onStep: (by: 1 | -1) => go(neighbourInOrder(index, format, order, by)),
      fields: {
        onKeyDown,
        onFocus: () => {
          entered.current = well === undefined ? noText : { name: well.name, sequence: well.sequence };
        },
        onBlur: builder.endStep,
      },
    },
  };
}

/** The worst fault of a well, for the head of its panel. */
export const worstOf = (faults: readonly Pick<CellFault, 'severity'>[]): 'error' | 'warning' | 'fine' =>
  faults.some(({ severity }) => severity === 'error') ? 'error' : faults.length > 0 ? 'warning' : 'fine';
