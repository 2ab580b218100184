import { entryState, migrateFields, usesOf } from '@cutsite/content/entry';
import { isContentTypeName } from '@cutsite/content/type';
import type { EntryRowWire, EntryWire, MediaDetailWire, MediaWire, PointedAtWire } from '@cutsite/contracts/content';
import { isEditedInContentstack } from '../../contentstack-sync/index.ts';
import { type ListedEntry, selectDetail, selectListed } from '../../editing/index.ts';
import { type Fields, publishedElsewhere } from '../../entries/index.ts';
import { type ListedMedia, selectAlike, selectCopies, selectListedMedia } from '../../media/index.ts';
import type { StaffContentDependencies } from './staff-content.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

export const stateOf = (entry: ListedEntry): string =>
  entry.deletedAt === null ? entryState({ ...entry, isScheduled: entry.publishAt !== null }) : 'trash';

/** @param names of accounts, by id */
export const rowToWire = (entry: ListedEntry, names: ReadonlyMap<string, string>): EntryRowWire => ({
  id: entry.id,
  type: entry.type,
  title: entry.title,
  url: entry.url,
  revision: entry.revision,
  state: stateOf(entry),
  publish_at: text(entry.publishAt),
  updated_at: entry.updatedAt.toISOString(),
  updated_by: entry.updatedBy === null ? null : (names.get(entry.updatedBy) ?? null),
  used_in: entry.usedIn,
});

const mediaToWire = (media: ListedMedia, names: ReadonlyMap<string, string>): MediaWire => ({
  id: media.id,
  name: media.name,
  src: media.src,
  type: media.type,
  bytes: media.bytes,
  width: media.width,
  height: media.height,
  alt: media.alt,
  widths: [...media.widths],
  used_in: media.usedIn,
  is_decorative: media.isDecorative,
  thumb: media.thumb,
  credit: media.credit,
  folder: media.folder,
  focus: media.focus === null ? null : [...media.focus],
  is_in_work: media.isInWork,
  alike: media.alike,
  created_at: media.createdAt.toISOString(),
  revision: media.revision,
  changed_by: media.changedBy === null ? null : (names.get(media.changedBy) ?? null),
});

/** Media as lists and forms show them. */
export async function mediaToWires(
  { namesOf }: Pick<StaffContentDependencies, 'namesOf'>,
  media: readonly ListedMedia[],
): Promise<MediaWire[]> {
  const names = await namesOf([...new Set(media.flatMap(({ changedBy }) => changedBy ?? []))]);
  return media.map((one) => mediaToWire(one, names));
}

/** A picture or file with its copies and who added it. Null: there is none. */
export async function readMediaDetail(
  dependencies: Pick<StaffContentDependencies, 'pool' | 'namesOf'>,
  id: string,
): Promise<MediaDetailWire | null> {
  const { pool, namesOf } = dependencies;
  const [media] = await selectListedMedia(pool, [id], 'any');
  if (media === undefined) return null;
  const names = await namesOf([media.changedBy, media.createdBy].flatMap((one) => one ?? []));
  const copies = await selectCopies(pool, id);
  const alike = await mediaToWires(dependencies, await selectAlike(pool, id));
  const addedBy = media.createdBy === null ? null : (names.get(media.createdBy) ?? null);
  return {
    ...mediaToWire(media, names),
    added_by: addedBy,
    is_in_trash: media.isInTrash,
    copies: [...copies],
    looks_the_same: alike,
  };
}

type Reading = Pick<StaffContentDependencies, 'pool' | 'namesOf' | 'stack'>;

/** What fields point at, as a form shows it. Fields of a type that this program does not know point at nothing. */
export async function pointedAtBy({ pool }: Reading, type: string, fields: Fields): Promise<PointedAtWire[]> {
  if (!isContentTypeName(type)) return [];
  const entries = await selectListed(pool, usesOf(type, fields).entries);
  return entries.map((entry) => ({
    id: entry.id,
    type: entry.type,
    title: entry.title,
    url: entry.url,
    state: stateOf(entry),
  }));
}

/** An entry with its draft, as its form shows it. Null: there is none. */
export async function readEntryWire(dependencies: Reading, id: string): Promise<EntryWire | null> {
  const { pool, namesOf, stack } = dependencies;
  const [entry] = await selectListed(pool, [id]);
  const detail = entry === undefined ? null : await selectDetail(pool, id);
  if (entry === undefined || detail === null || !isContentTypeName(entry.type)) return null;
  const fields = migrateFields(entry.type, detail.typeVersion, detail.fields);
  const names = await namesOf(entry.updatedBy === null ? [] : [entry.updatedBy]);
  const media = await selectListedMedia(pool, usesOf(entry.type, fields).media);
  return {
    ...rowToWire(entry, names),
    fields: { ...fields },
    version: detail.number,
    published_version: entry.publishedVersion,
    published_url: detail.publishedUrl,
    published_at: text(detail.publishedAt),
    first_published_at: text(detail.firstPublishedAt),
    publish_version: detail.publishVersion,
    publish_note: detail.publishNote,
    unpublish_at: text(detail.unpublishAt),
    is_in_review: entry.isInReview,
    is_kept_elsewhere: stack !== null && (await isEditedInContentstack(pool, id)),
    publishing_off: stack === null ? null : publishedElsewhere,
    approved_by: detail.approvedBy,
    points_at: await pointedAtBy(dependencies, entry.type, fields),
    media: await mediaToWires(dependencies, media),
  };
}
