import { importEntries } from '@cutsite/contracts/content';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { FileInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import styles from './tools.module.css';

const most = importEntries.bodyLimit ?? 0;
const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;

/** A file of content is tried first: what is new, changed and refused; then one button with the number. */
export function ImportPage() {
  usePageTitle('Import and export');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const run = useMutation({
    mutationFn: async (isDry: boolean) => {
      if (file === null) throw new Error('Choose a file first.');
      if (file.size > most) {
        throw new Error(
          `This file is larger than ${inMegabytes(most)}. Bring it in where the store runs: npm run content -- import FILE`,
        );
      }
      const read = await file.text();
      let json: unknown;
      try {
        json = JSON.parse(read);
      } catch {
        throw new Error('The file is not JSON.');
      }
      if (typeof json !== 'object' || json === null) throw new Error('The file holds no content.');
      return call(importEntries, { body: { dry_run: isDry, file: json as Record<string, unknown> } });
    },
    onSuccess: (outcome) => (outcome.is_done ? client.invalidateQueries({ queryKey: ['content'] }) : undefined),
  });
  const outcome = run.data;
  const count = (outcome?.added.length ?? 0) + (outcome?.changed.length ?? 0);
  return (
    <div className={styles.page}>
      <p className="cs-small">
        <a href="/office/content">Content</a> / Import and export
      </p>
      <h1>Import and export</h1>
      <section className={styles.list}>
        <h2>Import</h2>
        <p>
          An entry that is there gets a new draft; what visitors see is never overwritten. Pictures and files come along
          with their words and focal points; those that are here already keep their own. The page takes{' '}
          {inMegabytes(most)}; a larger file is brought in where the store runs:{' '}
          <code>npm run content -- import FILE</code>
        </p>
        <div className={styles.row}>
          <FileInput
            label="File of content"
            placeholder="Choose a JSON file"
            accept="application/json"
            value={file}
            onChange={(chosen) => {
              setFile(chosen);
              run.reset();
            }}
          />
          <Button variant="default" disabled={file === null} busy={run.isPending} onClick={() => run.mutate(true)}>
            Try it first
          </Button>
        </div>
        {run.error === null ? null : (
          <Notice tone="error" role="alert">
            {run.error.message}
          </Notice>
        )}
        {outcome === undefined ? null : (
          <>
            <Notice tone={outcome.faults.length > 0 ? 'error' : outcome.is_done ? 'success' : 'info'} role="status">
              {outcome.faults.length > 0
                ? `Nothing is imported: ${countText(outcome.faults.length, 'fault')}.`
                : `${outcome.added.length} new, ${outcome.changed.length} changed, ${outcome.same} the same. ${
                    outcome.is_done ? 'It is done.' : 'Nothing is written yet.'
                  }`}
            </Notice>
            {outcome.missing.length === 0 ? null : (
              <Notice tone="warnMajor" role="status">
                <p>
                  {outcome.missing.length === 1
                    ? '1 picture or file is neither in the file nor in this store. Pages stand without it until it is added to the media.'
                    : `${outcome.missing.length} pictures or files are neither in the file nor in this store. Pages stand without them until they are added to the media.`}
                </p>
                <ul>
                  {outcome.missing.map(({ name, entries }) => (
                    <li key={name}>
                      <b>{name}</b>
                      {entries.length === 0 ? ', shown by no entry of the file' : `, in ${entries.join(', ')}`}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
            <ul className={styles.list}>
              {outcome.faults.map(({ entry, message }) => (
                <li key={`${entry} ${message}`}>
                  <b>{entry}</b>: {message}
                </li>
              ))}
              {outcome.added.map((entry) => (
                <li key={entry}>New: {entry}</li>
              ))}
              {outcome.changed.map((entry) => (
                <li key={entry}>Changed: {entry}</li>
              ))}
            </ul>
            {outcome.is_done || outcome.faults.length > 0 || count === 0 ? null : (
              <div className={styles.row}>
                <Button busy={run.isPending} onClick={() => run.mutate(false)}>
                  Import {count}
                </Button>
              </div>
            )}
          </>
        )}
      </section>
      <section className={styles.list}>
        <h2>Export</h2>
        <p>
          <a href="/api/staff/content/export/" download>
            All drafts and media as one file
          </a>
        </p>
        <p>
          In it: every entry that is not in the trash, as its draft is now, and every picture and file with its words
          and focal point, 256 MB of them in all, the smaller ones first. What has no place is named at the end of the
          file, and again when it is tried. Not in it: earlier versions, what visitors see where the draft is another,
          notes, times of publishing and redirects.
        </p>
      </section>
    </div>
  );
}
