import type { PlateFormat } from '@cutsite/domain/labware';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { only } from '@cutsite/ui/plate-grid';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { movePlate } from '../arrange/move-plates.ts';
import { useEditing } from '../edit-item/editing.ts';
import { addPlate, type NewPlate, removePlate } from '../plates/edit-plates.ts';
import type { ShownPlate } from '../plates/shown-plate.ts';
import { useBuilderOf, useBuilderState, useProjectParts } from '../project/builder-context.tsx';
import { type BuilderProject, type PlateOf, plateInView } from '../project/builder-project.ts';
import { AllPlatesMenu } from './all-plates-menu.tsx';
import { PlateTab } from './plate-tab.tsx';
import styles from './plate-tabs.module.css';
import { type TabDrag, useTabDrag } from './use-tab-drag.ts';
import { useTabRow } from './use-tab-row.ts';

const arrows: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowRight: 1, ArrowLeft: -1 };

interface PlateTabsProps<Project extends BuilderProject> {
  /** Plates that came since the project was opened are marked as new until they are looked at (GL-5). */
  readonly marksNew?: boolean;
  readonly plates: readonly ShownPlate[];
  readonly format: PlateFormat;
  readonly newPlate: NewPlate<PlateOf<Project>>;
  /** What can be done with a plate as a whole. */
  readonly dialog: (plateId: string, close: () => void) => ReactNode;
}

/** The plates of the project as tabs, with a small map each. Keys: see {@link tabKeys}; a drag moves a plate, too. */
export function PlateTabs<Project extends BuilderProject>({
  marksNew = false,
  plates,
  format,
  newPlate,
  dialog,
}: PlateTabsProps<Project>) {
  const builder = useBuilderOf<Project>();
  const active = useProjectParts((project) => {
    const { id, name } = plateInView(project);
    return { id, name };
  });
  const newPlates = useBuilderState((state) => state.newPlates);
  const editing = useEditing();
  const tabs = useRef<HTMLDivElement>(null);
  const more = useTabRow(tabs, active.id, plates.length);
  const { drag, handlers } = useTabDrag();
  const [opened, setOpened] = useState<string | null>(null);
  const openDialog = () => setOpened(active.id);
  const at = plates.findIndex(({ id }) => id === active.id);

  const show = (place: number) => {
    const next = plates[place];
    if (next === undefined) return;
    builder.showPlate(next.id);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  const remove = () => {
    if (editing) return;
    builder.edit({ label: `remove ${active.name}` }, (project) =>
      removePlate(project, active.id, builder.newId, newPlate),
    );
    builder.showNotice({ title: `Done: remove ${active.name}.` }, true);
    requestAnimationFrame(() => tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = tabKeys(event);
    if (act === null) return;
    event.preventDefault();
    if (act === 'rename') return openDialog();
    if (act === 'remove') return remove();
    if (act === 'first') return show(0);
    if (act === 'last') return show(plates.length - 1);
    if (!event.altKey) return show(at + act);
    builder.edit({ label: `move ${active.name}` }, (project) => movePlate(project, active.id, act));
  };

  return (
    <div className={styles.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div
        ref={tabs}
        role="tablist"
        aria-label="Plates"
        className={styles.tablist}
        data-more={more}
        data-dragging={drag === null ? undefined : true}
        onKeyDown={onKeyDown}
        onDoubleClick={openDialog}
        {...handlers}
      >
        {plates.map((plate, place) => (
          <PlateTab
            key={plate.id}
            {...plate}
            format={format}
            active={plate.id === active.id}
            isNew={marksNew && plate.id !== active.id && newPlates.has(plate.id)}
            dragged={plate.id === drag?.plateId}
            drop={dropAt(place, drag)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.edit}
        aria-label={`Rename, arrange, print or remove ${active.name}`}
        title={`Actions on ${active.name} (double-click its tab)`}
        onClick={openDialog}
      >
        <Icon name="edit" size={14} />
      </button>
      {editing ? null : (
        <Button
          variant="quiet"
          icon="add"
          onClick={() =>
            builder.edit({ label: 'add a plate', selection: only(0) }, (project) =>
              addPlate(project, builder.newId, newPlate),
            )
          }
        >
          Add a plate
        </Button>
      )}
      <AllPlatesMenu plates={plates} />
      {opened === null ? null : dialog(opened, () => setOpened(null))}
    </div>
  );
}

/** Arrows, Home and End look at other plates; with Alt an arrow moves this one; F2 renames and Delete removes it. */
function tabKeys({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): 1 | -1 | 'first' | 'last' | 'rename' | 'remove' | null {
  if (ctrlKey || metaKey || shiftKey) return null;
  const step = arrows[key];
  if (step !== undefined) return step;
  if (altKey) return null;
  return key === 'Home'
    ? 'first'
    : key === 'End'
      ? 'last'
      : key === 'F2'
        ? 'rename'
        : key === 'Delete'
          ? 'remove'
          : null;
}

/** The side of a tab that shows where a dragged plate would be put. */
function dropAt(place: number, drag: TabDrag | null): 'before' | 'after' | undefined {
  if (drag === null || drag.to === drag.from || place !== drag.to) return undefined;
  return drag.to < drag.from ? 'before' : 'after';
}
