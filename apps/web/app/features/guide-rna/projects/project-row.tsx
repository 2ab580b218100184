import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useRef, useState } from 'react';
import { whenNeeded } from '../../../platform/when-needed.ts';
import type { DraftRecord } from '../draft/draft-record.ts';
import { projectAddress } from '../keeping/project-address.ts';
import { saveProjectFile } from '../keeping/project-file.ts';
import styles from './projects.module.css';
import { RenameField } from './rename-field.tsx';
import { summaryOf } from './summary-of.ts';

const when = whenNeeded(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }));

interface ProjectRowProps {
  readonly record: DraftRecord;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** One project: open, rename, duplicate, download, delete. */
export function ProjectRow({ record, onRename, onDuplicate, onDelete }: ProjectRowProps) {
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { project, savedAt } = record;
  const name = project.name.trim() || 'Project without a name';
  const renamed = (typed: string | null, byKey: boolean) => {
    setRenaming(false);
    if (typed !== null) onRename(typed);
    if (byKey) renameButton.current?.focus();
  };
  return (
    <li className={styles.row}>
      <Icon name={project.format === 'plates' ? 'plate' : 'tube'} size={20} />
      <div className={styles.what}>
        {renaming ? (
          <RenameField name={project.name} onDone={renamed} />
        ) : (
          <a href={projectAddress(project.format, record.id)}>{name}</a>
        )}
        <p>
          {project.format === 'plates' ? 'Plates' : 'Tubes'} · {summaryOf(project)}
        </p>
      </div>
      <p className={styles.when}>
        {savedAt === 0 ? null : (
          <>
            Changed <time dateTime={new Date(savedAt).toISOString()}>{when().format(savedAt)}</time>
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
