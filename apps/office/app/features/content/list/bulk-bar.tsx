import {
  type bulkEntryActions,
  changeManyEntries,
  duplicateEntry,
  type EntryRowWire,
} from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { useStaff } from '../../../platform/session.ts';
import { EntryPicker } from '../form/entry-picker.tsx';
import type { BulkOutcome } from '../remaining-selection.ts';
import { BulkResults } from './bulk-results.tsx';
import styles from './list.module.css';

type Action = (typeof bulkEntryActions)[number];

interface BulkBarProps {
  /** Entries as they were on the screen when they were chosen, by id. */
  readonly chosen: ReadonlyMap<string, EntryRowWire>;
  readonly isTrash: boolean;
  /** A copy was made, which is written in next. */
  readonly onCopied: (id: string) => void;
  /** The lists are read anew by then, and the result is shown after it. */
  readonly onDone: (outcome: BulkOutcome) => void;
}

const actions: readonly { readonly action: Action; readonly label: string }[] = [
  { action: 'publish', label: 'Publish' },
  { action: 'ask_review', label: 'Ask for review' },
  { action: 'add_tag', label: 'Add a tag to' },
  { action: 'unpublish', label: 'Take off' },
  { action: 'trash', label: 'Trash' },
];
const inTrash: typeof actions = [{ action: 'restore', label: 'Take out of the trash' }];

/** A call takes so many entries. */
const atOnce = 100;

interface Asked {
  readonly action: Action;
  /** The id of the tag that is added. */
  readonly tag?: string;
  readonly entries: readonly EntryRowWire[];
}

async function changeAll({ entries, ...asked }: Asked) {
  const results = [];
  for (let from = 0; from < entries.length; from += atOnce) {
    const some = entries.slice(from, from + atOnce).map(({ id, revision }) => ({ id, revision }));
    results.push(...(await call(changeManyEntries, { body: { ...asked, entries: some } })).results);
  }
  return results;
}

/** What is done to the chosen entries, with the number in the button, and what was refused and why (CT-52). */
export function BulkBar({ chosen, isTrash, onCopied, onDone }: BulkBarProps) {
  const client = useQueryClient();
  const roles = useStaff()?.groups ?? [];
  const [isTagging, setTagging] = useState(false);
  const change = useMutation({
    mutationFn: changeAll,
    onSuccess: async (results, { entries }) => {
      // Only the list is waited for: another try needs its new revisions. All else is read again in the background.
      void client.invalidateQueries({ queryKey: ['content'], predicate: ({ queryKey }) => queryKey[1] !== 'list' });
      await client.invalidateQueries({ queryKey: ['content', 'list'] });
      const refused = results.flatMap(({ id, ok }) => (ok ? [] : [id]));
      onDone({ asked: new Set(entries.map(({ id }) => id)), refused: new Set(refused) });
    },
    onError: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  const copyKey = ['content', 'duplicate'];
  const copy = useMutation({
    mutationKey: copyKey,
    mutationFn: (id: string) => call(duplicateEntry, { params: { id } }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['content'] });
      onCopied(id);
    },
  });
  const [only] = [...chosen.keys()];
  const run = (asked: Omit<Asked, 'entries'>) => {
    if (!change.isPending) change.mutate({ ...asked, entries: [...chosen.values()] });
  };
  const titles = new Map(change.variables?.entries.map(({ id, title }) => [id, title]));
  return (
    <>
      {chosen.size === 0 ? null : (
        <fieldset className={styles.bulk}>
          <legend>{chosen.size} selected</legend>
          {(isTrash ? inTrash : actions).map(({ action, label }) => {
            const blocked = action === 'trash' && !may(roles, 'delete_content') ? whoMay('delete_content') : null;
            return (
              <Tooltip key={action} label={blocked} disabled={blocked === null}>
                <Button
                  size="compact-sm"
                  variant="default"
                  busy={change.isPending}
                  blockedBecause={blocked}
                  onClick={() => {
                    if (action === 'add_tag') setTagging(true);
                    else run({ action });
                  }}
                >
                  {label} {chosen.size}
                </Button>
              </Tooltip>
            );
          })}
          {chosen.size !== 1 || only === undefined || isTrash ? null : (
            <Button
              size="compact-sm"
              variant="default"
              busy={copy.isPending}
              onClick={() => client.isMutating({ mutationKey: copyKey }) === 0 && copy.mutate(only)}
            >
              Duplicate
            </Button>
          )}
        </fieldset>
      )}
      {isTagging ? (
        <Dialog
          opened
          onClose={() => setTagging(false)}
          title={`Add a tag to ${countText(chosen.size, 'entry', 'entries')}`}
        >
          <div className={styles.tagging}>
            <p className="cs-muted cs-small">Drafts get it; what visitors see has it when they are published.</p>
            <EntryPicker
              field={{ kind: 'reference', label: 'Tag', to: ['tag'] }}
              taken={[]}
              onPick={({ id }) => {
                setTagging(false);
                run({ action: 'add_tag', tag: id });
              }}
            />
          </div>
        </Dialog>
      ) : null}
      {copy.error === null ? null : (
        <Notice tone="error" role="alert">
          {copy.error.message}
        </Notice>
      )}
      {change.error === null ? null : (
        <Notice tone="error" role="alert">
          {change.error.message}
        </Notice>
      )}
      <BulkResults results={change.data ?? []} titles={titles} />
    </>
  );
}
