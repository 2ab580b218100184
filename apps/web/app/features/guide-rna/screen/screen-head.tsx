import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import { useStore } from 'zustand';
import type { OpenDraft } from '../draft/open-draft.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { redoLabel, undoLabel } from '../project/history.ts';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import styles from './screen.module.css';

const addresses = { plates: '/order/guide-rna', tubes: '/order/guide-rna/tubes' } as const;

/** The project's name, the two formats, whether the draft is saved, and undo. */
export function ScreenHead({ draft, goTo }: { readonly draft: OpenDraft; readonly goTo: (address: string) => void }) {
  const builder = useBuilder();
  const project = useProject();
  const undoable = useBuilderState((state) => undoLabel(state.history));
  const redoable = useBuilderState((state) => redoLabel(state.history));
  const editing = draft.editedItemId !== null;
  return (
    <div className={styles.head}>
      <div>
        <nav className={styles.crumb} aria-label="Breadcrumb">
          {editing ? <a href="/cart">Cart</a> : 'Order'} / Guide RNA
        </nav>
        <h1 className="cs-visually-hidden">Order guide RNA</h1>
        <label className={styles.title}>
          <span className="cs-visually-hidden">Name of the project</span>
          <input
            value={project.name}
            maxLength={80}
            spellCheck={false}
            onChange={(event) => {
              const name = event.currentTarget.value;
              builder.edit({ label: 'rename the project', mergeKey: 'project.name' }, (before) => ({
                ...before,
                name,
              }));
            }}
            onBlur={builder.settle}
          />
        </label>
      </div>
      {editing ? null : (
        <SegmentedControl
          label="Format"
          value={project.format}
          segments={[
            { value: 'tubes', label: 'Tubes' },
            { value: 'plates', label: 'Plates' },
          ]}
          onValueChange={(format) => goTo(addresses[format])}
        />
      )}
      <Saved draft={draft} />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon="undo"
          aria-label={undoable === null ? 'Undo' : `Undo: ${undoable}`}
          blockedBecause={undoable === null ? 'There is nothing to undo.' : null}
          onClick={builder.undo}
        />
        <Button
          variant="quiet"
          icon="redo"
          aria-label={redoable === null ? 'Redo' : `Redo: ${redoable}`}
          blockedBecause={redoable === null ? 'There is nothing to redo.' : null}
          onClick={builder.redo}
        />
      </div>
      <ExportMenu />
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Saved({ draft }: { readonly draft: OpenDraft }) {
  const state = useStore(draft.saved);
  switch (state.kind) {
    case 'new':
      return <span className={styles.saved}>Your draft is kept in this browser.</span>;
    case 'saved':
      return (
        <span className={styles.saved}>
          <Icon name="check" size={14} /> Draft saved in this browser, {clock.format(state.at)}
        </span>
      );
    case 'set_aside':
      return <span className={styles.saved}>An older draft could not be read. It was set aside.</span>;
    case 'failed':
      return (
        <span className={styles.saved} data-state="failed" role="status">
          <Icon name="warning" size={14} /> Drafts cannot be saved here (private window or full disk). A reload loses
          this project.
        </span>
      );
  }
}
