import type { ShownEntry } from '@cutsite/content/type';
import type { ContentSource, LegalVersion } from '../../../platform/content/content-source.ts';

/** A legal text as its page shows it: the version in force, or an earlier one that was asked for. */
export interface ShownLegal {
  readonly entry: ShownEntry;
  readonly versions: readonly LegalVersion[];
  /** The number of an earlier version; null: the one in force. */
  readonly earlier: number | null;
}

/** The search parameter of an earlier version: the number that an order keeps with the terms that it accepted. */
export const versionParam = 'version';

/**
 * Reads what a page of a legal text shows. Null for a version that was never published, or that is in force: it leads
 * to the page without a version, so that each text has one address.
 */
export async function readLegal(
  entry: ShownEntry,
  request: Request,
  content: ContentSource,
): Promise<ShownLegal | null> {
  const { searchParams } = new URL(request.url);
  const versions = await content.legalVersions(entry.id);
  const asked = searchParams.get(versionParam);
  if (asked === null) return { entry, versions, earlier: null };
  const at = versions.findIndex(({ number }) => String(number) === asked);
  const found = at > 0 ? versions[at] : undefined;
  const shown = found === undefined ? null : await content.preview(entry.id, found.number);
  if (found === undefined || shown?.type !== 'legal') return null;
  // Moved since or not: it stands where the text stands today.
  return { entry: { ...shown, url: entry.url }, versions, earlier: found.number };
}
