import {
  countEntries,
  countMedia,
  getContentSource,
  getEntry,
  getMedia,
  getVersion,
  listEntries,
  listMedia,
  listNotes,
  listPreviewLinks,
  listRedirects,
  listUses,
  listVersions,
} from '@cutsite/contracts/content';
import type { EndpointQuery } from '@cutsite/contracts/endpoint';
import { timedCall } from '@cutsite/contracts/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

export type EntryQuery = EndpointQuery<typeof listEntries, 'sent'>;
export type MediaQuery = EndpointQuery<typeof listMedia, 'sent'>;

/** What is read of content, each under a key that a write can name. */
export const contentQueries = {
  list: (query: EntryQuery) =>
    queryOptions({
      queryKey: ['content', 'list', query],
      queryFn: () => call(listEntries, { query }),
      placeholderData: keepPreviousData,
    }),
  counts: () => queryOptions({ queryKey: ['content', 'counts'], queryFn: () => call(countEntries) }),
  entry: (id: string) =>
    queryOptions({
      queryKey: ['content', 'entry', id],
      queryFn: () => call(getEntry, { params: { id } }),
      staleTime: 0,
      // A form that is being written in is told by its revision, and not by the focus of the window.
      refetchOnWindowFocus: false,
    }),
  uses: (id: string) =>
    queryOptions({ queryKey: ['content', 'uses', id], queryFn: () => call(listUses, { params: { id } }) }),
  notes: (id: string) =>
    queryOptions({
      queryKey: ['content', 'notes', id],
      queryFn: () => call(listNotes, { params: { id }, headers: timedCall }),
      // Another editor may have written one.
      refetchInterval: 60_000,
    }),
  previewLinks: (id: string) =>
    queryOptions({
      queryKey: ['content', 'preview-links', id],
      queryFn: () => call(listPreviewLinks, { params: { id } }),
      staleTime: 0,
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: ['content', 'versions', id],
      queryFn: () => call(listVersions, { params: { id } }),
      staleTime: 0,
    }),
  version: (id: string, number: number) =>
    queryOptions({
      queryKey: ['content', 'version', id, number],
      queryFn: () => call(getVersion, { params: { id, number: String(number) } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  source: () =>
    queryOptions({
      queryKey: ['content', 'source'],
      queryFn: () => call(getContentSource, { headers: timedCall }),
      // The reading goes on while somebody looks.
      refetchInterval: 5_000,
    }),
  media: (query: MediaQuery) =>
    queryOptions({
      queryKey: ['content', 'media', query],
      queryFn: () => call(listMedia, { query }),
      placeholderData: keepPreviousData,
    }),
  mediaCounts: () => queryOptions({ queryKey: ['content', 'media', 'counts'], queryFn: () => call(countMedia) }),
  oneMedia: (id: string) =>
    queryOptions({
      queryKey: ['content', 'media', 'one', id],
      queryFn: () => call(getMedia, { params: { id } }),
      staleTime: 0,
      // Its copies are made while somebody looks.
      refetchInterval: ({ state }) => (state.data?.is_in_work === true ? 2_000 : false),
    }),
  redirects: (search: string) =>
    queryOptions({
      queryKey: ['content', 'redirects', search],
      queryFn: () => call(listRedirects, { query: search === '' ? {} : { search } }),
      placeholderData: keepPreviousData,
    }),
};
