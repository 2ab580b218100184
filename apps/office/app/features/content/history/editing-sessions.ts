import type { listVersions } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';

export type SavedVersion = SuccessAnswer<typeof listVersions>['body']['versions'][number];

/** Versions that one editor saved one after the other while writing; the newest of them stands for all. */
export interface EditingSession {
  readonly newest: SavedVersion;
  readonly versions: readonly SavedVersion[];
}

/** Whoever pauses for longer begins again. */
const pauseMs = 10 * 60_000;

/** Versions, the newest first, by editing session. A version that was on the site stands for itself. */
export function editingSessions(versions: readonly SavedVersion[]): readonly EditingSession[] {
  const groups: { newest: SavedVersion; versions: SavedVersion[] }[] = [];
  for (const version of versions) {
    const last = groups.at(-1);
    const after = last?.versions.at(-1);
    const isSame =
      after !== undefined &&
      after.saved_by === version.saved_by &&
      version.published.length === 0 &&
      Date.parse(after.saved_at) - Date.parse(version.saved_at) < pauseMs;
    if (isSame) last?.versions.push(version);
    else groups.push({ newest: version, versions: [version] });
  }
  return groups;
}
