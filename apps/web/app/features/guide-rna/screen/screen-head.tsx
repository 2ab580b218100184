import { Button } from '@cutsite/ui/button';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import type { OpenDraft } from '../draft/open-draft.ts';
import editStyles from '../edit-item/edit-item.module.css';
import { editedName } from '../edit-item/edited-name.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { projectAddress, projectsAddress } from '../keeping/project-address.ts';
import { SavedLine } from '../keeping/saved-line.tsx';
import { PrintMenu } from '../print/print-menu.tsx';
import { redoLabel, undoLabel } from '../project/history.ts';
import { useBuilder, useBuilderState, useProjectParts } from '../project/use-builder.tsx';
import styles from './screen.module.css';

/** The project's name, the two formats, whether the draft is saved, and undo. */
export function ScreenHead({ draft, goTo }: { readonly draft: OpenDraft; readonly goTo: (address: string) => void }) {
  const builder = useBuilder();
  const editing = draft.editedItemId !== null;
  const { name, format, title } = useProjectParts((project) => ({
    name: project.name,
    format: project.format,
    title: editing ? editedName(project) : '',
  }));
  const undoable = useBuilderState((state) => undoLabel(state.history));
  const redoable = useBuilderState((state) => redoLabel(state.history));
  return (
    <div className={styles.head}>
      <div>
        <nav className={styles.crumb} aria-label="Breadcrumb">
          {editing ? <a href="/cart">Cart</a> : <a href={projectsAddress}>Projects</a>} / Guide RNA
        </nav>
        {editing ? (
          <p className={editStyles.title}>{title}</p>
        ) : (
          <label className={styles.title}>
            <span className="cs-visually-hidden">Name of the project</span>
            <span className={styles.name} data-name={name}>
              <input
                value={name}
                size={1}
                maxLength={80}
                spellCheck={false}
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  builder.edit({ label: 'rename the project', mergeKey: 'project.name' }, (before) => ({
                    ...before,
                    name: typed,
                  }));
                }}
                onBlur={builder.settle}
              />
            </span>
          </label>
        )}
      </div>
      {editing ? null : (
        <SegmentedControl
          label="Format"
          value={format}
          segments={[
            { value: 'tubes', label: 'Tubes' },
            { value: 'plates', label: 'Plates' },
          ]}
          onValueChange={(chosen) => goTo(projectAddress(chosen, draft.draftId))}
        />
      )}
      <SavedLine draft={draft} />
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
      <div className={styles.files}>
        <ExportMenu />
        <PrintMenu />
      </div>
    </div>
  );
}
