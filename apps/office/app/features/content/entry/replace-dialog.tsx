import { type EntryWire, type listUses, replaceUses } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { Notice } from '@cutsite/ui/notice';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { typeLabel } from '../content-words.tsx';
import { EntryPicker } from '../form/entry-picker.tsx';
import styles from './entry.module.css';

type Use = SuccessAnswer<typeof listUses>['body']['uses'][number];
type Result = SuccessAnswer<typeof replaceUses>['body']['results'][number];

interface ReplaceDialogProps {
  readonly entry: EntryWire;
  readonly uses: readonly Use[];
  readonly onClose: () => void;
}

/** A call takes so many entries. */
const atOnce = 100;

/** Another entry in the place of this one in all that use it: the number before, and what became of each after. */
export function ReplaceDialog({ entry, uses, onClose }: ReplaceDialogProps) {
  const client = useQueryClient();
  const [other, setOther] = useState<{ readonly id: string; readonly title: string } | null>(null);
  const [isPublishing, setPublishing] = useState(true);
  const [asked] = useState(uses);
  const [results, setResults] = useState<readonly Result[]>([]);
  const replace = useMutation({
    mutationFn: async (by: string) => {
      for (let from = 0; from < asked.length; from += atOnce) {
        const entries = asked.slice(from, from + atOnce).map(({ id, revision }) => ({ id, revision }));
        const body = { by, publish: isPublishing, entries };
        const answer = await call(replaceUses, { params: { id: entry.id }, body });
        setResults((before) => [...before, ...answer.results]);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  const byId = new Map(results.map((result) => [result.id, result]));
  const count = asked.length === 1 ? '1 entry' : `${asked.length} entries`;
  const waiting = asked.filter(({ is_changed }) => is_changed).length;
  const label = typeLabel(entry.type).toLowerCase();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Another ${label} in the place of ${entry.title}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles.dialog}>
        <p>{other === null ? `Choose the ${label} that ${count} will name.` : `${other.title} will stand there.`}</p>
        {results.length > 0 ? null : (
          <EntryPicker
            field={{ kind: 'reference', label, to: [entry.type] }}
            taken={[entry.id]}
            onPick={({ id, title }) => setOther({ id, title })}
          />
        )}
        <Checkbox
          label="Publish those that have no other changes"
          description={
            waiting === 0
              ? 'Drafts stay drafts.'
              : `${waiting} ${waiting === 1 ? 'has' : 'have'} changes that wait: the new name joins them. Drafts stay drafts.`
          }
          disabled={results.length > 0}
          checked={isPublishing}
          onChange={(event) => setPublishing(event.currentTarget.checked)}
        />
        <ul className={styles.uses} aria-label="What becomes of each">
          {asked.map((use) => {
            const result = byId.get(use.id);
            return (
              <li key={use.id}>
                <a href={`/office/content/${use.id}`}>{use.title}</a>
                <small>{result === undefined ? typeLabel(use.type) : resultText(result)}</small>
              </li>
            );
          })}
        </ul>
        {replace.error === null ? null : (
          <Notice tone="error" role="alert">
            {replace.error.message}
          </Notice>
        )}
        {results.length === 0 ? null : (
          <p role="status">
            {results.filter(({ ok }) => ok).length} done, {results.filter(({ ok }) => !ok).length} refused.
          </p>
        )}
        <div className={styles.buttons}>
          {results.length > 0 ? (
            <Button onClick={onClose}>Close</Button>
          ) : (
            <Button
              disabled={other === null}
              loading={replace.isPending}
              onClick={() => other !== null && replace.mutate(other.id)}
            >
              Put it in all {asked.length}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

const resultText = ({ ok, detail, is_published: isPublished }: Result): string =>
  ok ? (isPublished ? 'changed and published' : 'changed in its draft') : `not changed: ${detail}`;
