import type { Plate } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { only } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { type KeyboardEvent, lazy, memo, Suspense, useRef, useState } from 'react';
import { movePlate } from '../arrange/arrange-plates.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';
import { useCheckedPlates } from '../check/use-check.ts';
import { useEditing } from '../edit-item/editing.ts';
import { addPlate } from '../project/edit-plates.ts';
import { useBuilder, usePlateSettings } from '../project/use-builder.tsx';
import styles from './plates.module.css';

const PlateDialog = lazy(async () => ({ default: (await import('./dialog/plate-dialog.tsx')).PlateDialog }));

const arrows: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The plates of the project as tabs, with a small map each; arrows move between them, Alt and an arrow moves the plate. */
export function PlateTabs() {
  const builder = useBuilder();
  const plates = useCheckedPlates();
  const active = usePlateSettings();
  const editing = useEditing();
  const tabs = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<Plate | null>(null);
  const openDialog = () => setDialog(plates.find(({ plate }) => plate.id === active.id)?.plate ?? null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.altKey) {
      builder.edit({ label: `move ${active.name}` }, (project) => movePlate(project, active.id, step));
      return;
    }
    const at = plates.findIndex(({ plate }) => plate.id === active.id) + step;
    const next = plates[at];
    if (next === undefined) return;
    builder.showPlate(next.plate.id);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };

  return (
    <div className={styles.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div ref={tabs} role="tablist" aria-label="Plates" className={styles.tablist} onKeyDown={onKeyDown}>
        {plates.map((checked) => (
          <PlateTab
            key={checked.plate.id}
            id={checked.plate.id}
            name={checked.plate.name}
            filled={checked.check.filled}
            wellsToFix={checked.check.wellsToFix}
            states={checked.states}
            active={checked.plate.id === active.id}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.edit}
        aria-label={`Rename, arrange, print or remove ${active.name}`}
        title="Actions on this plate"
        onClick={openDialog}
      >
        <Icon name="edit" size={14} />
      </button>
      {editing ? null : (
        <Button
          variant="quiet"
          icon="add"
          onClick={() =>
            builder.edit({ label: 'add a plate', selection: only(0) }, (project) => addPlate(project, builder.newId))
          }
        >
          Add a plate
        </Button>
      )}
      {dialog === null ? null : (
        <Suspense>
          <PlateDialog plate={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface PlateTabProps {
  readonly id: string;
  readonly name: string;
  readonly filled: number;
  readonly wellsToFix: number;
  readonly states: CheckedPlate['states'];
  readonly active: boolean;
}

/** Drawn again only when its own plate changed: its map has a shape for each well. */
const PlateTab = memo(function PlateTab({ id, name, filled, wellsToFix, states, active }: PlateTabProps) {
  const builder = useBuilder();
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${id}`}
      aria-selected={active}
      aria-controls="plate-stage"
      tabIndex={active ? 0 : -1}
      className={styles.tab}
      onClick={() => builder.showPlate(id)}
    >
      <span className={styles.tabMap}>
        <PlateMap format={plate96} states={states} />
      </span>
      <span>
        <b>{name.trim() === '' ? 'No name' : name}</b>
        <small>
          {filled} of {plate96.wellCount}
          {wellsToFix > 0 ? `, ${wellsToFix} to fix` : ''}
        </small>
      </span>
    </button>
  );
});
