import { importEntries } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Button, FileInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import styles from './tools.module.css';

/** A file of content is tried first: what is new, changed and refused; then one button with the number. */
export function ImportPage() {
  usePageTitle('Import and export');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const run = useMutation({
    mutationFn: async (isDry: boolean) => {
      if (file === null) throw new Error('Choose a file first.');
      const read = await file.text();
      let json: unknown;
      try {
        json = JSON.parse(read);
      } catch {
        throw new Error('The file is no JSON.');
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
        <p>An entry that is there gets a new draft; what visitors see is never overwritten.</p>
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
          <Button variant="default" disabled={file === null} loading={run.isPending} onClick={() => run.mutate(true)}>
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
                ? `Nothing is imported: ${outcome.faults.length === 1 ? '1 fault' : `${outcome.faults.length} faults`}.`
                : `${outcome.added.length} new, ${outcome.changed.length} changed, ${outcome.same} the same. ${
                    outcome.is_done ? 'It is done.' : 'Nothing is written yet.'
                  }`}
            </Notice>
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
              <Button loading={run.isPending} onClick={() => run.mutate(false)}>
                Import {count}
              </Button>
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
      </section>
    </div>
  );
}
