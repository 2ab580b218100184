import { isOnSite, isPageUrl, urlKey } from '@cutsite/content/link';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import { insertAudit, type Writer } from '../entries/index.ts';
import type { Announce } from './publish-entry.ts';
import { takePublishingTurn } from './read-model.repository.ts';
import { deleteRedirect, hasPublishedPage, lockRedirect, writeRedirect } from './redirects.repository.ts';

/** What is wrong with a redirect that somebody wants to set, with the field that has to change. */
export interface RedirectFault {
  readonly code: 'fault';
  readonly field: 'from' | 'to';
  readonly message: string;
}

/** It is another redirect by now than the one that was seen. `to`: where it leads; null: nowhere. */
export interface StaleRedirect {
  readonly code: 'stale';
  readonly to: string | null;
}

/**
 * Lets an address lead to another one of this site.
 *
 * @param revision of the redirect that was seen there; null: none was
 */
export async function setRedirect(
  client: ClientBase,
  asked: { readonly from: string; readonly to: string; readonly revision: number | null },
  { by, now }: Writer,
  announce: Announce,
): Promise<Result<null, RedirectFault | StaleRedirect>> {
  const { from, to, revision } = asked;
  const fault = (field: RedirectFault['field'], message: string) => err({ code: 'fault' as const, field, message });
  if (!isPageUrl(urlKey(from)) || urlKey(from) === '/')
    return fault('from', 'An address is small letters, digits and hyphens after slashes: /blog/the-pam.');
  if (!isOnSite(to)) return fault('to', 'It leads to an address of this site, such as /blog/the-pam.');
  if (urlKey(from) === urlKey(to)) return fault('to', 'An address cannot lead to itself.');
  // Publishing writes redirects as well, and a redirect that is not there yet cannot be locked.
  await takePublishingTurn(client);
  if (await hasPublishedPage(client, from)) return fault('from', 'A published page stands there and is shown.');
  const there = await lockRedirect(client, from);
  if ((there?.revision ?? null) !== revision) return err({ code: 'stale', to: there?.to ?? null });
  await writeRedirect(client, { from, to, entryId: null, by: by.id, now });
  const detail = { from: urlKey(from), to };
  await insertAudit(client, { id: uuid(), at: now, by, action: 'set_redirect', entryId: null, detail });
  await announce(client);
  return ok(null);
}

/** Lets an address lead nowhere again. @returns where it led; null: it led nowhere */
export async function removeRedirect(
  client: ClientBase,
  { from, revision }: { readonly from: string; readonly revision: number },
  { by, now }: Writer,
  announce: Announce,
): Promise<Result<string | null, StaleRedirect>> {
  const there = await lockRedirect(client, from);
  if (there !== null && there.revision !== revision) return err({ code: 'stale', to: there.to });
  const to = await deleteRedirect(client, from);
  if (to === null) return ok(null);
  const detail = { from: urlKey(from), to };
  await insertAudit(client, { id: uuid(), at: now, by, action: 'remove_redirect', entryId: null, detail });
  await announce(client);
  return ok(to);
}
