import { changeMedia, type MediaWire, restoreMedia, trashMedia } from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { useStaff } from '../../../platform/session.ts';
import list from '../list/list.module.css';
import type { BulkOutcome } from '../remaining-selection.ts';
import { FolderField } from './folders/folder-field.tsx';

interface BulkMediaProps {
  readonly chosen: ReadonlyMap<string, MediaWire>;
  readonly isTrash: boolean;
  /** The lists are read anew by then, and the result is shown after it. */
  readonly onDone: (outcome: BulkOutcome) => void;
  readonly onNone: () => void;
}

type Action = 'decoration' | 'move' | 'trash' | 'restore';

const labels: Readonly<Record<Action, (count: number) => string>> = {
  decoration: (count) => `Mark ${count} as decoration`,
  move: (count) => `Move ${count}`,
  trash: (count) => `Put ${count} into the trash`,
  restore: (count) => `Take ${count} out of the trash`,
};

/** One thing is done to a picture or file as it is listed. @param folder where it is moved to */
function act(action: Action, { id, revision, alt, focus }: MediaWire, folder: string): Promise<unknown> {
  const params = { id };
  if (action === 'restore') return call(restoreMedia, { params });
  if (action === 'trash') return call(trashMedia, { params });
  const [x, y] = focus ?? [];
  const point: [number, number] | null = x === undefined || y === undefined ? null : [x, y];
  const asItIs = { revision, alt, focus: point };
  if (action === 'move') return call(changeMedia, { params, body: { ...asItIs, folder: folder.trim() } });
  return call(changeMedia, { params, body: { ...asItIs, alt: '', is_decorative: true } });
}

/** What is done to those that are chosen, each by itself: the number before, and after it what was refused and why. */
export function BulkMedia({ chosen, isTrash, onDone, onNone }: BulkMediaProps) {
  const client = useQueryClient();
  const roles = useStaff()?.groups ?? [];
  const [done, setDone] = useState(0);
  const [folder, setFolder] = useState('');
  const change = useMutation({
    mutationFn: async (action: Action) => {
      const asked = new Set(chosen.keys());
      const left = new Set<string>();
      const refused: string[] = [];
      setDone(0);
      for (const one of fitting(action, chosen, folder)) {
        try {
          await act(action, one, folder);
          setDone((before) => before + 1);
        } catch (error) {
          left.add(one.id);
          refused.push(`${one.name}: ${error instanceof Error ? error.message : 'It was not changed.'}`);
        }
      }
      return { asked, left, refused };
    },
    onSuccess: async ({ asked, left }) => {
      await client.invalidateQueries({ queryKey: ['content'] });
      onDone({ asked, refused: left });
    },
  });
  const labelOf = (action: Action, count: number): string =>
    action === 'move' && folder.trim() === '' ? `Take ${count} out of folders` : labels[action](count);
  const offered: readonly Action[] = isTrash ? ['restore'] : ['move', 'decoration', 'trash'];
  const blockedOf = (action: Action): string | null => {
    if (action === 'trash' && !may(roles, 'delete_content')) return whoMay('delete_content');
    if (fitting(action, chosen, folder).length > 0) return null;
    if (action === 'move') return folder.trim() === '' ? 'Name the folder.' : 'All that are selected lie there.';
    return 'Only pictures without words are marked as decoration together.';
  };
  return (
    <>
      {chosen.size === 0 ? null : (
        <fieldset className={list.bulk}>
          <legend>{chosen.size} selected</legend>
          {isTrash ? null : <FolderField label="Into folder" value={folder} onChange={setFolder} />}
          {offered.map((action) => {
            const blocked = blockedOf(action);
            return (
              <Button
                key={action}
                size="compact-sm"
                variant="default"
                busy={change.isPending}
                blockedBecause={blocked}
                onClick={() => change.mutate(action)}
              >
                {labelOf(action, blocked === null ? fitting(action, chosen, folder).length : chosen.size)}
              </Button>
            );
          })}
          <Button size="compact-sm" variant="subtle" onClick={onNone}>
            Select none
          </Button>
          {offered.map((action) => {
            const blocked = blockedOf(action);
            return blocked === null ? null : (
              <small key={action} className="cs-muted">
                {blocked}
              </small>
            );
          })}
        </fieldset>
      )}
      {change.data === undefined && !change.isPending ? null : (
        <Notice tone={(change.data?.refused.length ?? 0) === 0 ? 'success' : 'warnMajor'} role="status">
          {done} done
          {change.data === undefined || change.data.refused.length === 0
            ? '.'
            : `, ${change.data.refused.length} refused. ${change.data.refused.join(' ')}`}
        </Notice>
      )}
    </>
  );
}

/** Those of the chosen that an action is for: words are taken from no picture by the dozen. @param folder to move to */
function fitting(action: Action, chosen: ReadonlyMap<string, MediaWire>, folder: string): readonly MediaWire[] {
  const all = [...chosen.values()];
  if (action === 'move') return all.filter((one) => one.folder !== folder.trim());
  if (action === 'decoration') return all.filter((one) => one.width !== null && one.alt === '' && !one.is_decorative);
  return all;
}
