import { type EntryWire, restoreVersion } from '@cutsite/contracts/content';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { contentQueries } from '../content-queries.ts';
import { urlName } from '../draft/merge-drafts.ts';
import type { EntryWriter } from '../draft/use-entry-write.ts';
import type { SavedVersion } from './editing-sessions.ts';
import { differingFields, FieldChanges } from './field-changes.tsx';
import styles from './history.module.css';
import { type EntryState, TwoPages } from './two-pages.tsx';

interface DifferenceProps {
  readonly entry: EntryWire;
  /** The version that is looked at. */
  readonly number: number;
  readonly versions: readonly SavedVersion[];
  readonly writer: EntryWriter;
  readonly onClose: () => void;
}

/** What differs between a version and the draft, or any other version, in words or as two pages (wish 10). */
export function Difference({ entry, number, versions, writer, onClose }: DifferenceProps) {
  const [chosen, setOther] = useState<number>(entry.version);
  const [look, setLook] = useState('words');
  const other = chosen === number ? entry.version : chosen;
  const { data: left, error } = useQuery(contentQueries.version(entry.id, number));
  const { data: right, error: otherError } = useQuery(contentQueries.version(entry.id, other));
  const failed = error ?? otherError;
  if (failed !== null) return <Notice tone="error">{failed.message}</Notice>;
  if (left === undefined || right === undefined) return <p>One moment…</p>;
  const isDraft = other === entry.version;
  const then: EntryState = {
    name: `Version ${number}`,
    version: number,
    fields: { ...left.fields, [urlName]: left.url },
  };
  const now: EntryState = {
    name: isDraft ? 'the draft' : `version ${other}`,
    version: other,
    fields: isDraft ? { ...entry.fields, [urlName]: entry.url } : { ...right.fields, [urlName]: right.url },
  };
  const titles = new Map(
    [...left.points_at, ...right.points_at, ...entry.points_at].map(({ id, title }) => [id, title]),
  );
  const differing = differingFields(entry.type, then.fields, now.fields);
  const heading = `${then.name} to ${now.name}`;
  return (
    <section aria-label={heading} className={styles.difference}>
      <div className={styles.differenceHead}>
        <h3>{heading}</h3>
        <span className="cs-muted">{countText(differing.length, 'field differs', 'fields differ')}</span>
        <NativeSelect
          size="xs"
          aria-label="Compare with"
          value={String(other)}
          onChange={(event) => setOther(Number(event.currentTarget.value))}
          data={versions
            .filter((version) => version.number !== number)
            .map((version) => ({ value: String(version.number), label: nameOf(version, entry.version) }))}
        />
        <SegmentedControl
          size="xs"
          aria-label="How the difference is shown"
          value={look}
          onChange={setLook}
          data={[
            { value: 'words', label: 'Words' },
            { value: 'pages', label: 'Pages' },
          ]}
        />
        <Button
          size="compact-sm"
          variant="default"
          disabled={number === entry.version || (isDraft && differing.length === 0) || writer.isPending}
          onClick={() =>
            writer.write(
              (revision) =>
                call(restoreVersion, { params: { id: entry.id, number: String(number) }, body: { revision } }),
              onClose,
            )
          }
        >
          Restore version {number}
        </Button>
      </div>
      {writer.error === null ? null : (
        <Notice tone="error" role="alert">
          {writer.error}
        </Notice>
      )}
      {look === 'pages' ? (
        <TwoPages entry={entry} then={then} now={now} titles={titles} />
      ) : (
        <FieldChanges type={entry.type} then={then.fields} now={now.fields} titles={titles} />
      )}
    </section>
  );
}

const nameOf = ({ number, saved_by, saved_at }: SavedVersion, draft: number): string =>
  number === draft ? 'with the draft' : `with version ${number}, ${saved_by}, ${momentText(saved_at)}`;
