import type { EntryWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../platform/dialog.tsx';
import { momentText } from '../../../platform/moment-text.ts';
import { contentQueries } from '../content-queries.ts';
import type { EntryWriter } from '../draft/use-entry-write.ts';
import { Difference } from './difference.tsx';
import { editingSessions, type SavedVersion } from './editing-sessions.ts';
import styles from './history.module.css';

interface HistoryDialogProps {
  readonly entry: EntryWire;
  readonly writer: EntryWriter;
  readonly onClose: () => void;
}

/**
 * Versions left; right what differs between the chosen one and the draft or any other. A version is made the draft
 * again, and nothing is lost (CT-55).
 */
export function HistoryDialog({ entry, writer, onClose }: HistoryDialogProps) {
  const { data, error } = useQuery(contentQueries.versions(entry.id));
  const [chosen, setChosen] = useState<number | null>(null);
  const groups = editingSessions(data?.versions ?? []);
  const first = groups.flatMap(({ versions }) => versions).find(({ number }) => number !== entry.version)?.number;
  const number = chosen ?? first ?? entry.version;
  return (
    <Dialog opened onClose={onClose} size="90%" title="History">
      {error === null ? null : <Notice tone="error">{error.message}</Notice>}
      <div className={styles.history}>
        <ol className={styles.versions} aria-label="Versions">
          {groups.map(({ newest, versions }) => (
            <li key={newest.number}>
              <Version version={newest} isChosen={newest.number === number} onChoose={setChosen} />
              {versions.length === 1 ? null : (
                <details>
                  <summary>{versions.length - 1} more while it was written</summary>
                  {versions.slice(1).map((version) => (
                    <Version
                      key={version.number}
                      version={version}
                      isChosen={version.number === number}
                      onChoose={setChosen}
                    />
                  ))}
                </details>
              )}
            </li>
          ))}
        </ol>
        {data?.versions.length === 1 ? (
          <p className="cs-muted">There is one version, and nothing to compare it with.</p>
        ) : (
          <Difference entry={entry} number={number} versions={data?.versions ?? []} writer={writer} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface VersionProps {
  readonly version: SavedVersion;
  readonly isChosen: boolean;
  readonly onChoose: (number: number) => void;
}

function Version({ version, isChosen, onChoose }: VersionProps) {
  return (
    <button type="button" className={styles.version} aria-pressed={isChosen} onClick={() => onChoose(version.number)}>
      <b>Version {version.number}</b>
      <small>
        {version.saved_by}, {momentText(version.saved_at)}
      </small>
      {version.published.map(({ at, note }) => (note === null ? null : <q key={at}>{note}</q>))}
      {version.is_published ? <Pill tone="success">On the site</Pill> : null}
      {version.is_draft ? <Pill>Current draft</Pill> : null}
    </button>
  );
}
