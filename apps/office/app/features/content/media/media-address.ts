import { mediaKinds, mediaSorts } from '@cutsite/contracts/content';
import type { MediaQuery } from '../content-queries.ts';

/** What the address of the media page says: what is listed, how it looks, and which one lies open beside it. */
export interface MediaPlace {
  readonly query: MediaQuery;
  readonly isList: boolean;
  /** The id of the one whose panel is open; null: none is. */
  readonly open: string | null;
}

/** What stands in an address that is nothing of this page is left out, so that an old link still shows a list. */
export function readMediaAddress(params: URLSearchParams): MediaPlace {
  const one = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((value) => value === params.get(name));
  const kind = one('kind', mediaKinds);
  const sort = one('sort', mediaSorts);
  const folder = params.get('folder')?.slice(0, 60) ?? '';
  const search = params.get('search')?.trim().slice(0, 200) ?? '';
  const page = /^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')?.[0];
  return {
    query: {
      ...(kind === undefined ? {} : { kind }),
      ...(folder === '' ? {} : { folder }),
      ...(sort === undefined ? {} : { sort }),
      ...(search === '' ? {} : { search }),
      ...(page === undefined || page === '1' ? {} : { page }),
    },
    isList: params.get('view') === 'list',
    open: params.get('open') || null,
  };
}

type MediaField = keyof MediaQuery | 'view' | 'open';

/** The address with some fields changed; an empty value takes one off, and another list begins at its first page. */
export function changedMediaAddress(
  { query, isList, open }: MediaPlace,
  fields: Readonly<Partial<Record<MediaField, string>>>,
): URLSearchParams {
  const next = new URLSearchParams(query as Record<string, string>);
  if (isList) next.set('view', 'list');
  if (open !== null) next.set('open', open);
  if ('kind' in fields || 'folder' in fields || 'search' in fields || 'sort' in fields) next.delete('page');
  for (const [name, value] of Object.entries(fields)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  const beside = next.get('open');
  if (beside !== null) {
    next.delete('open');
    next.append('open', beside);
  }
  return next;
}
