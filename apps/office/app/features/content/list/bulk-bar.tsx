import { type bulkEntryActions, changeManyEntries } from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import { Button, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { useStaff } from '../../../platform/session.ts';
import styles from './list.module.css';

type Action = (typeof bulkEntryActions)[number];

interface BulkBarProps {
  /** Ids with the revisions that were on the screen. */
  readonly chosen: ReadonlyMap<string, number>;
  readonly isTrash: boolean;
  readonly onDone: () => void;
}

const actions: readonly { readonly action: Action; readonly label: string }[] = [
  { action: 'publish', label: 'Publish' },
  { action: 'ask_review', label: 'Ask for review' },
  { action: 'unpublish', label: 'Take off' },
  { action: 'trash', label: 'Trash' },
];

/** What is done to the chosen entries, with the number in the button, and what was refused and why (CT-52). */
export function BulkBar({ chosen, isTrash, onDone }: BulkBarProps) {
  const client = useQueryClient();
  const roles = useStaff()?.groups ?? [];
  const change = useMutation({
    mutationFn: (action: Action) => {
      const entries = [...chosen].map(([id, revision]) => ({ id, revision }));
      return call(changeManyEntries, { body: { action, entries } });
    },
    onSuccess: () => onDone(),
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  const results = change.data?.results ?? [];
  const refused = results.filter(({ ok }) => !ok);
  const offered = isTrash ? [{ action: 'restore' as const, label: 'Take out of the trash' }] : actions;
  return (
    <>
      {chosen.size === 0 ? null : (
        <fieldset className={styles.bulk}>
          <legend>{chosen.size} selected</legend>
          {offered.map(({ action, label }) => {
            const blocked = action === 'trash' && !may(roles, 'delete_content') ? whoMay('delete_content') : null;
            return (
              <Tooltip key={action} label={blocked} disabled={blocked === null}>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-disabled={blocked !== null || change.isPending}
                  {...(blocked !== null && { 'data-disabled': true })}
                  onClick={() => {
                    if (blocked === null && !change.isPending) change.mutate(action);
                  }}
                >
                  {label} {chosen.size}
                </Button>
              </Tooltip>
            );
          })}
        </fieldset>
      )}
      {change.error === null ? null : (
        <Notice tone="error" role="alert">
          {change.error.message}
        </Notice>
      )}
      {results.length === 0 ? null : (
        <Notice tone={refused.length === 0 ? 'success' : 'warnMajor'} role="status">
          {results.length - refused.length} done
          {refused.length === 0 ? '.' : `, ${refused.length} refused: ${refused.map(({ detail }) => detail).join(' ')}`}
        </Notice>
      )}
    </>
  );
}
