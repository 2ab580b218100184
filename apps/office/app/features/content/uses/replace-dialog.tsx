import { replaceUses } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { typeLabel } from '../content-text.tsx';
import { type Use, UseList } from './use-list.tsx';
import styles from './uses.module.css';

type Result = SuccessAnswer<typeof replaceUses>['body']['results'][number];

/** An entry, a picture or a file: what is used, or what takes its place. */
export interface Replaceable {
  readonly id: string;
  readonly title: string;
}

interface ReplaceDialogProps {
  /** What is used. */
  readonly one: Replaceable;
  /** What it is: `author`, `picture`. */
  readonly label: string;
  readonly uses: readonly Use[];
  /** Where another is chosen. */
  readonly picker: (onPick: (other: Replaceable) => void) => ReactNode;
  /** What is kept of each use, where not all of it is replaced. */
  readonly keeps?: string;
  readonly onClose: () => void;
}

/** A call takes so many entries. */
const atOnce = 100;

/** Another in the place of one in all entries that use it: the number before, and what became of each after. */
export function ReplaceDialog({ one, label, uses, picker, keeps, onClose }: ReplaceDialogProps) {
  const client = useQueryClient();
  const [other, setOther] = useState<Replaceable | null>(null);
  const [isPublishing, setPublishing] = useState(true);
  const [asked] = useState(uses);
  const [results, setResults] = useState<readonly Result[]>([]);
  const replace = useMutation({
    mutationFn: async (by: string) => {
      for (let from = 0; from < asked.length; from += atOnce) {
        const entries = asked.slice(from, from + atOnce).map(({ id, revision }) => ({ id, revision }));
        const body = { by, publish: isPublishing, entries };
        const answer = await call(replaceUses, { params: { id: one.id }, body });
        setResults((before) => [...before, ...answer.results]);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  const byId = new Map(results.map((result) => [result.id, result]));
  const count = countText(asked.length, 'entry', 'entries');
  const waiting = asked.filter(({ is_changed }) => is_changed).length;
  return (
    <Dialog opened onClose={onClose} size="lg" title={`Another ${label} in the place of ${one.title}`}>
      <div className={styles.dialog}>
        <p>{other === null ? `Choose the ${label} for ${count}.` : `${other.title} will stand there.`}</p>
        {results.length > 0 ? null : picker(setOther)}
        {keeps === undefined ? null : <p className="cs-muted cs-small">{keeps}</p>}
        <Checkbox
          label="Publish those that have no other changes"
          description={
            waiting === 0
              ? 'Drafts stay drafts.'
              : `${countText(waiting, 'has', 'have')} changes that wait: this one joins them. Drafts stay drafts.`
          }
          disabled={results.length > 0}
          checked={isPublishing}
          onChange={(event) => setPublishing(event.currentTarget.checked)}
        />
        <UseList
          uses={asked}
          label="What becomes of each"
          wordsOf={({ id, type }) => {
            const result = byId.get(id);
            return result === undefined ? typeLabel(type) : resultText(result);
          }}
        />
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
              busy={replace.isPending}
              onClick={() => other !== null && replace.mutate(other.id)}
            >
              Put it in all {asked.length}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const resultText = ({ ok, detail, is_published: isPublished }: Result): string =>
  ok ? (isPublished ? 'changed and published' : 'changed in its draft') : `not changed: ${detail}`;
