import { localMomentText } from '@cutsite/domain/day-text';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useRef, useState } from 'react';
import type { DraftRecord } from '../drafts/draft-record.ts';
import { type ProductDrafts, projectAddress } from '../drafts/product-drafts.ts';
import { saveProjectFile } from '../drafts/project-file.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { AddedPill, type AddedStates } from './added-to-cart.tsx';
import type { ProjectListing } from './project-listing.ts';
import styles from './projects.module.css';
import { RenameField } from './rename-field.tsx';

interface ProjectRowProps<Project extends BuilderProject> {
  readonly product: ProductDrafts<Project>;
  readonly listing: ProjectListing<Project>;
  readonly record: DraftRecord<Project>;
  readonly states: AddedStates;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** One project: open, rename, duplicate, download, delete. */
export function ProjectRow<Project extends BuilderProject>({
  product,
  listing,
  record,
  states,
  onRename,
  onDuplicate,
  onDelete,
}: ProjectRowProps<Project>) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { project, savedAt, added } = record;
  const format = listing.formatOf(project);
  const name = project.name.trim() || 'Project without a name';
  const renamed = (typed: string | null, byKey: boolean) => {
    setRenaming(false);
    if (typed !== null) onRename(typed);
    if (byKey) renameButton.current?.focus();
  };
  return (
    <li className={styles.row}>
      <Icon name={format.icon} size={20} />
      <div className={styles.what}>
        {renaming ? (
          <RenameField name={project.name} onDone={renamed} />
        ) : (
          <a href={projectAddress(product, project, record.id)}>{name}</a>
        )}
        {added === undefined ? null : <AddedPill added={added} states={states} />}
        <p>
          {format.label} · {listing.summaryOf(project)}
        </p>
      </div>
      <p className={styles.when}>
        {savedAt === 0 ? null : (
          <>
            Changed <time dateTime={new Date(savedAt).toISOString()}>{localMomentText(new Date(savedAt))}</time>
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          ref={renameButton}
          variant="quiet"
          icon="edit"
          aria-label={`Rename ${name}`}
          title="Rename"
          onClick={() => setRenaming(true)}
        />
        <Button variant="quiet" icon="copy" aria-label={`Duplicate ${name}`} title="Duplicate" onClick={onDuplicate} />
        <Button
          variant="quiet"
          icon="download"
          aria-label={`Download ${name}`}
          title="Download"
          onClick={() => saveProjectFile(record)}
        />
        <Button variant="quiet" icon="remove" aria-label={`Delete ${name}`} title="Delete" onClick={onDelete} />
      </div>
    </li>
  );
}
