import { fieldFaults, migrateFields, urlFault, usesOf } from '@cutsite/content/entry';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase, QueryConfig } from 'pg';
import {
  createEntry,
  differingFields,
  type EntryRefusal,
  lockEntry,
  refusalSentences,
  saveEntry,
  selectVersion,
  type Writer,
} from '../entries/index.ts';
import { addMedia, type MediaFiles, mediaSentence, noMediaFiles, selectIdOfHash } from '../media/index.ts';
import { type Announce, publishEntry } from '../publishing/index.ts';
import { type ContentFile, type FileEntry, labelOf } from './content-file.ts';
import { findMissing, type MissingMedia } from './find-missing.ts';

/** What became of the entries of a file: each is in one of the lists. */
export interface ImportSummary {
  readonly added: readonly string[];
  /** The draft has a new version; what visitors see is unchanged. */
  readonly changed: readonly string[];
  /** Which fields of these differ from the draft that was there, by entry. */
  readonly differences: Readonly<Record<string, readonly string[]>>;
  readonly same: readonly string[];
  readonly media: number;
  /** Pictures and files that are neither in the file nor in this store. */
  readonly missing: readonly MissingMedia[];
}

/** Why nothing was imported, by entry. */
export type ImportFaults = readonly { readonly entry: string; readonly message: string }[];

/** The limit of the driver for one answer counts beside that of PostgreSQL. */
const waitForTurn: QueryConfig & { readonly query_timeout: number } = {
  text: `select pg_advisory_xact_lock(hashtextextended('content import', 0))`,
  query_timeout: 30 * 60_000,
};

/**
 * Brings entries in, in the transaction of the caller: all or nothing. An entry that is there gets a new draft where
 * its fields differ; what is live is never overwritten. A new entry that says so is published.
 *
 * @param files where large media go; what a transaction that is taken back has put there is the caller's to remove
 */
export async function importContent(
  client: ClientBase,
  file: ContentFile,
  writer: Writer,
  announce: Announce,
  files: MediaFiles = noMediaFiles,
): Promise<Result<ImportSummary, ImportFaults>> {
  // Two imports of one file take turns, so that the second finds what the first has added. It waits as long as that
  // takes: two stores that start at once on a busy machine are no reason for one of them to give up.
  await client.query('set local statement_timeout = 0');
  await client.query(waitForTurn);
  await client.query('set local statement_timeout to default');
  const faults: { entry: string; message: string }[] = [];
  const added: string[] = [];
  const changed: string[] = [];
  const same: string[] = [];
  const differences: Record<string, readonly string[]> = {};
  const mediaIds = await importMedia(client, file, { writer, files }, faults);
  const missing = await findMissing(client, file, mediaIds);
  const toPublish: FileEntry[] = [];
  for (const given of file.entries) {
    const entry = withMediaIds(given, mediaIds);
    const label = labelOf(entry);
    const found = faultsOf(entry);
    faults.push(...found.map((message) => ({ entry: label, message })));
    if (found.length > 0) continue;
    const outcome = await importOne(client, entry, writer);
    if (!outcome.ok) faults.push({ entry: label, message: refusalSentences(outcome.error).join(' ') });
    else {
      ({ added, changed, same })[outcome.value.kind].push(label);
      if (outcome.value.kind === 'changed') differences[label] = outcome.value.fields;
      if (outcome.value.kind === 'added' && entry.published) toPublish.push(entry);
    }
  }
  if (faults.length > 0) return err(faults);
  for (const { id } of inReadingOrder(toPublish)) {
    const published = await publishEntry(client, { id, revision: null }, writer, announce);
    if (!published.ok) faults.push({ entry: id, message: refusalSentences(published.error).join(' ') });
  }
  if (faults.length > 0) return err(faults);
  return ok({ added, changed, same, differences, media: file.media.length, missing });
}

async function importMedia(
  client: ClientBase,
  file: ContentFile,
  { writer: { by, now }, files }: { readonly writer: Writer; readonly files: MediaFiles },
  faults: { entry: string; message: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { id, name, alt, base64, focus = null, decorative = false, credit = '', folder = '' } of file.media) {
    const words = { alt, focus, isDecorative: decorative, credit, folder };
    const media = { id, name, ...words, bytes: Buffer.from(base64, 'base64') };
    const added = await addMedia(client, files, media, { by: by.id, now });
    if (added.ok) ids.set(id, added.value);
    else faults.push({ entry: name, message: mediaSentence(name, added.error) });
  }
  for (const { id, hash } of file.missing ?? []) {
    const there = await selectIdOfHash(client, hash);
    if (there !== null) ids.set(id, there);
  }
  return ids;
}

/** Bytes that were there already have another id than the file says. */
function withMediaIds(entry: FileEntry, ids: ReadonlyMap<string, string>): FileEntry {
  const moved = [...ids].filter(([from, to]) => from !== to);
  if (moved.length === 0) return entry;
  const text = moved.reduce((json, [from, to]) => json.replaceAll(from, to), JSON.stringify(entry.fields));
  return { ...entry, fields: JSON.parse(text) as FileEntry['fields'] };
}

function faultsOf({ type, type_version, url, published, fields }: FileEntry): string[] {
  const today = migrateFields(type, type_version, fields);
  const fault = url === null && !published ? null : urlFault(type, url);
  const faults = fieldFaults(type, today, published ? 'ready' : 'draft');
  return [...(fault === null ? [] : [fault]), ...faults].map(({ path, message }) => `${path.join('.')}: ${message}`);
}

type Imported = { readonly kind: 'added' | 'same' } | { readonly kind: 'changed'; readonly fields: readonly string[] };

async function importOne(
  client: ClientBase,
  { id, type, type_version, url, fields: given }: FileEntry,
  writer: Writer,
): Promise<Result<Imported, EntryRefusal>> {
  const fields = migrateFields(type, type_version, given);
  const there = await lockEntry(client, id);
  if (there === null) {
    const created = await createEntry(client, { id, type, url, fields }, writer);
    return created.ok ? ok({ kind: 'added' }) : created;
  }
  const draft = await selectVersion(client, id, there.draftVersion);
  const changed = [...(draft?.url === url ? [] : ['url']), ...differingFields(draft?.fields ?? {}, fields)];
  if (draft !== null && changed.length === 0) return ok({ kind: 'same' });
  const saved = await saveEntry(client, { id, revision: null, url, fields }, writer);
  return saved.ok ? ok({ kind: 'changed', fields: changed }) : saved;
}

/** What others point at is published first, so that few pages are drawn twice. */
function inReadingOrder(entries: readonly FileEntry[]): readonly FileEntry[] {
  const uses = new Map<string, number>();
  for (const { type, fields } of entries) {
    for (const id of usesOf(type, fields).entries) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return entries.toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0));
}
