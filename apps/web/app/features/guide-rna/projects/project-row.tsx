import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { whenNeeded } from '../../../platform/when-needed.ts';
import type { DraftRecord } from '../draft/draft-record.ts';
import { projectAddress } from '../keeping/project-address.ts';
import { saveProjectFile } from '../keeping/project-file.ts';
import styles from './projects.module.css';
import { summaryOf } from './summary-of.ts';

const when = whenNeeded(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }));

interface ProjectRowProps {
  readonly record: DraftRecord;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** One project: open, duplicate, download, delete. */
export function ProjectRow({ record, onDuplicate, onDelete }: ProjectRowProps) {
  const { project } = record;
  const name = project.name.trim() || 'Project without a name';
  return (
    <li className={styles.row}>
      <Icon name={project.format === 'plates' ? 'plate' : 'tube'} size={20} />
      <div className={styles.what}>
        <a href={projectAddress(project.format, record.id)}>{name}</a>
        <p>
          {project.format === 'plates' ? 'Plates' : 'Tubes'} · {summaryOf(project)}
        </p>
      </div>
      <p className={styles.when}>
        Changed <time dateTime={new Date(record.savedAt).toISOString()}>{when().format(record.savedAt)}</time>
      </p>
      <div className={styles.actions}>
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
