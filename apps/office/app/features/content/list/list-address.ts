import { entrySorts } from '@cutsite/contracts/content';
import { changedParams, isPage } from '../../../platform/listing/list-params.ts';
import type { EntryQuery } from '../content-queries.ts';

const filters = ['type', 'state', 'by', 'uses', 'changed', 'search'] as const;
const known = new Set<string>([...filters, 'sort', 'page']);

/** What the address of the list asks for; what is no filter is left out, so that an old link still shows a list. */
export function readListAddress(params: URLSearchParams): EntryQuery {
  const query: Record<string, string> = {};
  for (const [name, value] of params) if (known.has(name) && value !== '') query[name] = value;
  if (!entrySorts.some((sort) => sort === query['sort'])) delete query['sort'];
  if (!['today', 'week', 'month'].includes(query['changed'] ?? '')) delete query['changed'];
  if (!isPage(query['page'] ?? '')) delete query['page'];
  return query;
}

/** The address with some fields changed; an empty value takes a filter off, and another filter begins at page one. */
export function changedAddress(query: EntryQuery, fields: Readonly<Record<string, string>>): URLSearchParams {
  return changedParams(new URLSearchParams(query as Record<string, string>), fields);
}

/** What a kept filter is: the address without the page. */
export function filterText(query: EntryQuery): string {
  const { page: _, ...kept } = query;
  return new URLSearchParams(kept as Record<string, string>).toString();
}
