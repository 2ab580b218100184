import type { RowFault, Well } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { only } from '@cutsite/ui/plate-grid';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellPanelFrame } from '../../../builder/plate-view/well-panel-frame.tsx';
import { setWell, updatePlate, wellAt } from '../../../builder/plates/edit-wells.ts';
import { loadedPart } from '../../../platform/version/loaded-part.tsx';
import { useCheckedPlate } from '../check/use-check.ts';
import { Molecule } from '../molecule/molecule.ts';
import { useBuilder, useBuilderState, usePlateSettings } from '../project/use-builder.tsx';
import { explained } from '../words/explained.ts';
import { MoveWell } from './move-well.tsx';
import { NameField } from './name-field.tsx';
import { TargetField } from './target-field.tsx';
import { wellAfterEnter } from './well-after-enter.ts';
import { WellFaults } from './well-faults.tsx';

/** Enter in a field leads on to the next well; on a button or a choice it is theirs. */
const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Loaded with the first well that holds something: the order screen opens without it. */
const RowMarks = loadedPart(async () => (await import('../marks/row-marks.tsx')).RowMarks<Well>);

const fine: readonly RowFault[] = [];

/** The selected well: its name and target, checked at each letter, and what will be made of them. */
export function WellPanel() {
  const builder = useBuilder();
  const { plate, check } = useCheckedPlate();
  const settings = usePlateSettings();
  const { active } = useBuilderState((state) => state.selection);
  const order = useBuilderState((state) => state.fillOrder);
  const entered = useRef({ name: '', sequence: '' });
  const label = wellLabel(wellPosition(active, plate96));
  const well = wellAt(plate, active);
  const content = { name: well?.name ?? '', sequence: well?.sequence ?? '' };
  const faults = check.wells.get(active) ?? fine;
  const errors = faults.some((fault) => fault.severity === 'error');

  const change = (field: 'name' | 'sequence', text: string) =>
    builder.edit({ label: `edit ${label}`, mergeKey: `${plate.id}.${active}.${field}` }, (project) =>
      updatePlate(project, plate.id, (one) => setWell(one, active, { [field]: text }, builder.newId)),
    );
  const changeWell = (step: string, next: (one: Well) => Well) =>
    builder.edit({ label: step }, (project) =>
      updatePlate(project, plate.id, (one) => ({
        ...one,
        wells: one.wells.map((other) => (other.index === active ? next(other) : other)),
      })),
    );
  const go = (step: 1 | -1) =>
    builder.look({ selection: only((active + step + plate96.wellCount) % plate96.wellCount) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      builder.edit({ label: `edit ${label}`, mergeKey: `${plate.id}.${active}.back` }, (project) =>
        updatePlate(project, plate.id, (one) => setWell(one, active, entered.current, builder.newId)),
      );
      panelFields.focusWell();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && isTyped(event.target)) {
      event.preventDefault();
      // Drawn at once, so that the next letter already lands in the next well.
      flushSync(() => builder.look({ selection: only(wellAfterEnter(active, order, event.shiftKey ? -1 : 1)) }));
      panelFields.focusWell();
    }
  };
  const keepEntered = () => {
    entered.current = content;
  };

  return (
    <WellPanelFrame
      plateId={plate.id}
      index={active}
      label={label}
      title={content.name.trim() === '' ? null : content.name}
      isEmpty={well === undefined}
      worst={well === undefined ? null : errors ? 'error' : faults.length > 0 ? 'warning' : 'fine'}
      onStep={go}
      fields={{ onKeyDown, onFocus: keepEntered, onBlur: builder.endStep }}
      sentences={faults.map(explained)}
    >
      <NameField
        id={panelFields.nameId}
        value={content.name}
        faults={faults}
        onChange={(text) => change('name', text)}
      />
      <TargetField
        id={panelFields.targetId}
        value={content.sequence}
        marks={plate.modifications === 'User-Defined'}
        wrapped={plate.nuclease === 'Other'}
        faults={faults}
        onChange={(text) => change('sequence', text)}
      />
      {well === undefined ? null : <WellFaults well={well} plate={plate} faults={faults} label={label} />}
      {well === undefined ? null : <RowMarks row={well} what="well" label={label} onChange={changeWell} />}
      {content.sequence.trim() === '' ? null : (
        <Molecule sequence={content.sequence} settings={settings} format="plate" name={plate.name} />
      )}
      {well === undefined ? null : <MoveWell key={active} plateId={plate.id} index={active} label={label} />}
    </WellPanelFrame>
  );
}
