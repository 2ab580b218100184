import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { SegmentedControl } from '@cutsite/ui/segmented-control';
import type { OpenDraft } from '../../../builder/drafts/open-draft.ts';
import { projectAddress } from '../../../builder/drafts/product-drafts.ts';
import editStyles from '../../../builder/edit-item/edit-item.module.css';
import { redoLabel, undoLabel } from '../../../builder/project/history.ts';
import { SavedLine } from '../../../builder/saving/saved-line.tsx';
import { editedGuides } from '../edit-item/edited-name.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { PrintMenu } from '../print/print-menu.tsx';
import { useBuilder, useBuilderState, useProjectParts } from '../project/use-builder.tsx';
import styles from './screen.module.css';

/** The project's name, the two formats, whether the draft is saved, and undo. */
export function ScreenHead({
  draft,
  goTo,
}: {
  readonly draft: OpenDraft<GuideRnaProject>;
  readonly goTo: (address: string) => void;
}) {
  const builder = useBuilder();
  const { product } = draft.store;
  const editing = draft.editedItemId !== null;
  const { name, format, title } = useProjectParts((project) => ({
    name: project.name,
    format: project.format,
    title: editing ? editedGuides.nameOf(project) : '',
  }));
  const undoable = useBuilderState((state) => undoLabel(state.history));
  const redoable = useBuilderState((state) => redoLabel(state.history));
  return (
    <div className={styles.head}>
      <div>
        <nav className={styles.crumb} aria-label="Breadcrumb">
          {editing ? <a href="/cart">Cart</a> : <a href={product.projectsAddress}>Projects</a>} / Guide RNA
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
          onValueChange={(chosen) =>
            goTo(projectAddress(product, { ...builder.project(), format: chosen }, draft.draftId))
          }
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
