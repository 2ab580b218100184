import { type EntryFault, fieldFaults, urlFault, walkFields } from '@cutsite/content/entry';
import type { EntryReference, ImageReference, StoredBlock } from '@cutsite/content/field';
import { type OutlineHeading, outlineOf, type RichText, walk } from '@cutsite/content/rich-text';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import type { PointedAtWire } from '@cutsite/contracts/content';
import { dayText } from '@cutsite/domain/day-text';
import type { Draft } from './merge-drafts.ts';

/** What keeps a draft from being published, by the rules that publishing itself has. */
export function readyFaults(type: string, draft: Draft): readonly EntryFault[] {
  if (!isContentTypeName(type)) return [];
  const url = urlFault(type, draft.url);
  return [...(url === null ? [] : [url]), ...fieldFaults(type, draft.fields, 'ready')];
}

/** The first field that a draft cannot do without and that is still to be filled in; null: none is. */
export function firstToFill(type: string, draft: Draft): string | null {
  const fields = readyFaults(type, draft).map(({ path }) => path[0]);
  // Blocks begin with a choice of their own.
  return fields.find((name) => typeof name === 'string' && name !== 'blocks')?.toString() ?? null;
}

/** The faults of each block, by its id. @param blocks of the draft that the faults are of */
export function faultsOfBlocks(
  blocks: unknown,
  faults: readonly EntryFault[],
): ReadonlyMap<string, readonly EntryFault[]> {
  const found = new Map<string, EntryFault[]>();
  if (!Array.isArray(blocks)) return found;
  for (const fault of faults) {
    const [name, place] = fault.path;
    const id =
      name === 'blocks' && typeof place === 'number' ? (blocks[place] as StoredBlock | undefined)?.id : undefined;
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), fault]);
  }
  return found;
}

const offSite: ReadonlySet<string> = new Set(['draft', 'taken_off', 'trash']);

/** What pictures say by themselves, by their ids. */
type PictureTexts = ReadonlyMap<string, { readonly alt: string; readonly is_decorative: boolean }>;

/** Neither its use nor the picture itself says what it shows, or that it only decorates. */
const isWordless = ({ media, alt, decorative }: ImageReference, pictures: PictureTexts): boolean =>
  !hasWords(alt) && decorative !== true && isSilent(media, pictures);

function isSilent(media: unknown, pictures: PictureTexts): boolean {
  const picture = pictures.get(String(media));
  return picture === undefined || (!hasWords(picture.alt) && !picture.is_decorative);
}

/** The first heading that stands more than one step below the one before; a text begins below the title of its page. */
function jumpIn(headings: readonly OutlineHeading[]): string | null {
  let before = 1;
  for (const { level, words } of headings) {
    if (level > before + 1) return words;
    before = level;
  }
  return null;
}

/** The days that say when something was written or came out, and by which lists are sorted. */
const daysOfEntry: ReadonlySet<string> = new Set(['date_updated', 'published_on', 'released_on']);

/** Whether a day has begun nowhere on earth; the first to have it are fourteen hours ahead of UTC. */
const isAhead = (day: unknown, now: Date): boolean =>
  typeof day === 'string' && day > new Date(now.getTime() + 14 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const hasWords = (alt: unknown): boolean => typeof alt === 'string' && alt.trim() !== '';

/**
 * What does not keep a draft from being published, and is worth a look before: pictures without words, which then count
 * as decoration, a day that is still to come, and entries that no visitor sees yet, which the page leaves out.
 */
export function draftWarnings(
  type: string,
  draft: Draft,
  pointsAt: readonly Pick<PointedAtWire, 'id' | 'title' | 'state'>[],
  pictures: PictureTexts,
  now = new Date(),
): readonly EntryFault[] {
  if (!isContentTypeName(type)) return [];
  const missing = new Map(pointsAt.filter(({ state }) => offSite.has(state)).map(({ id, title }) => [id, title]));
  const warnings: EntryFault[] = [];
  const warn = (path: EntryFault['path'], message: string) => warnings.push({ path, message });
  const lookAt = ({ entry }: EntryReference, path: EntryFault['path']): void => {
    const title = missing.get(entry);
    if (title !== undefined) warn(path, `${title} is not on the site: the page leaves it out until it is.`);
  };
  for (const { field, value, path } of walkFields(contentTypeOf(type).fields, draft.fields)) {
    if (path.length === 1 && daysOfEntry.has(String(path[0])) && isAhead(value, now))
      warn(
        path,
        `${field.label}: ${dayText(new Date(String(value)))} is still to come. Lists show it first until then.`,
      );
    if (field.kind === 'reference') lookAt(value as EntryReference, path);
    else if (field.kind === 'references') for (const one of value as EntryReference[]) lookAt(one, path);
    else if (field.kind === 'image' && isWordless(value as ImageReference, pictures))
      warn(path, `${field.label} has no words: say what it shows, or that it is decorative.`);
    else if (field.kind === 'rich_text') {
      const wordless = [...walk((value as RichText).content)].filter(
        ({ type: name, attrs }) =>
          name === 'image' && !hasWords(attrs?.['alt']) && isSilent(attrs?.['media'], pictures),
      ).length;
      if (wordless > 0)
        warn(path, `${field.label}: ${wordless === 1 ? 'a picture has' : `${wordless} pictures have`} no words.`);
      const jump = jumpIn(outlineOf(value as RichText));
      if (jump !== null) warn(path, `${field.label}: the heading “${jump}” skips a level.`);
    }
  }
  const blocks = draft.fields['blocks'];
  for (const [at, one] of (Array.isArray(blocks) ? (blocks as StoredBlock[]) : []).entries()) {
    const before = (blocks as StoredBlock[])[at - 1];
    if (one.block === 'call_to_action' && before?.block === one.block)
      warn(['blocks', at], 'Two calls to action in a row: readers skip the second.');
  }
  return warnings;
}

/** What was looked at and is in order, where there is something to look at. */
export function draftPasses(type: string, draft: Draft, warnings: readonly EntryFault[]): readonly string[] {
  if (!isContentTypeName(type)) return [];
  let pictures = 0;
  let headings = 0;
  for (const { field, value } of walkFields(contentTypeOf(type).fields, draft.fields)) {
    if (field.kind === 'image') pictures += 1;
    if (field.kind !== 'rich_text') continue;
    pictures += [...walk((value as RichText).content)].filter((node) => node.type === 'image').length;
    headings += outlineOf(value as RichText).length;
  }
  const isSaid = (words: RegExp) => warnings.some(({ message }) => words.test(message));
  return [
    ...(pictures > 0 && !isSaid(/no words/) ? ['Every picture has words, or is decorative.'] : []),
    ...(headings > 0 && !isSaid(/skips a level/) ? ['Headings go down one step at a time.'] : []),
  ];
}
