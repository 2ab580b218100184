import type { EntryFault } from './check-entry.ts';

/** A field of minutes, and the time that it takes to send it: a moment this short ago counts as now. */
const allowanceMs = 2 * 60_000;

/**
 * What is wrong with the times of an entry, by the name of the field (CT-55). The dialog and the server ask it.
 *
 * @param publishAt null: it is published now, or stays as it is
 * @param unpublishAt null: never
 */
export function timeFaults(
  { publishAt, unpublishAt }: { readonly publishAt: Date | null; readonly unpublishAt: Date | null },
  now: Date,
): readonly EntryFault[] {
  const hasPassed = (time: Date) => time.getTime() < now.getTime() - allowanceMs;
  if (publishAt !== null && hasPassed(publishAt))
    return [{ path: ['publish_at'], message: 'This time has passed. Publish now, or choose a later one.' }];
  if (unpublishAt === null) return [];
  if (publishAt !== null && unpublishAt <= publishAt)
    return [{ path: ['unpublish_at'], message: 'The end must be after the start.' }];
  return hasPassed(unpublishAt)
    ? [{ path: ['unpublish_at'], message: 'This time has passed. Choose a later one.' }]
    : [];
}
