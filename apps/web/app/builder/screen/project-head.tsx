import { projectNameMaxLength } from '@cutsite/domain/naming';
import { Button } from '@cutsite/ui/button';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { OpenDraft } from '../drafts/open-draft.ts';
import editStyles from '../edit-item/edit-item.module.css';
import { useBuilderState } from '../project/builder-context.tsx';
import type { BuilderProject } from '../project/builder-project.ts';
import { redoLabel, undoLabel } from '../project/history.ts';
import type { EditedItemTexts } from '../purchase/edited-item.ts';
import { SavedLine } from '../saving/saved-line.tsx';
import styles from './screen.module.css';

interface ProjectHeadProps<Project extends BuilderProject> {
  readonly draft: OpenDraft<Project>;
  /** What the product is called: "Guide RNA". */
  readonly product: string;
  readonly edited: EditedItemTexts<Project>;
  /** Beside the name: a choice between formats. */
  readonly formats: ReactNode;
  /** At the end: export, print. */
  readonly files: ReactNode;
}

/** The project's name, whether the draft is saved, and undo. */
export function ProjectHead<Project extends BuilderProject>({
  draft,
  product,
  edited,
  formats,
  files,
}: ProjectHeadProps<Project>) {
  const { builder, store } = draft;
  const editing = draft.editedItemId !== null;
  const name = useBuilderState((state) => state.history.present.name);
  const undoable = useBuilderState((state) => undoLabel(state.history));
  const help = useBuilderState((state) => store.product.helpAddress?.(state.history.present as Project));
  const redoable = useBuilderState((state) => redoLabel(state.history));
  return (
    <div className={styles.head}>
      <div>
        <div className={styles.crumb}>
          <nav aria-label="Breadcrumb">
            {editing ? <a href="/cart">Cart</a> : <a href={store.product.projectsAddress}>Projects</a>} / {product}
          </nav>
          {help === undefined ? null : <a href={help}>How to order</a>}
        </div>
        {editing ? (
          <EditedName draft={draft} edited={edited} />
        ) : (
          <label className={styles.title}>
            <span className="cs-visually-hidden">Name of the project</span>
            <span className={styles.name} data-name={name}>
              <input
                value={name}
                size={1}
                maxLength={projectNameMaxLength}
                spellCheck={false}
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  builder.edit({ label: 'rename the project', mergeKey: 'project.name' }, (before) => ({
                    ...before,
                    name: typed,
                  }));
                }}
                onBlur={builder.endStep}
              />
            </span>
          </label>
        )}
      </div>
      {editing ? null : formats}
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
      <div className={styles.files}>{files}</div>
    </div>
  );
}

/** An edited item has the name that it has in the cart. */
function EditedName<Project extends BuilderProject>({
  draft: { builder },
  edited,
}: Pick<ProjectHeadProps<Project>, 'draft' | 'edited'>) {
  const title = useStore(builder.store, (state) => edited.nameOf(state.history.present));
  return <p className={editStyles.title}>{title}</p>;
}
