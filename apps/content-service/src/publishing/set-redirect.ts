import { isOnSite, isPageUrl, urlKey } from '@cutsite/content/link';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import { type Hand, insertAudit } from '../entries/index.ts';
import type { Announce } from './publish-entry.ts';
import { deleteRedirect, hasPublishedPage, writeRedirect } from './redirects.repository.ts';

/** What is wrong with a redirect that somebody wants to set, with the field that has to change. */
export interface RedirectFault {
  readonly field: 'from' | 'to';
  readonly message: string;
}

/** Lets an address lead to another one of this site. */
export async function setRedirect(
  client: ClientBase,
  { from, to }: { readonly from: string; readonly to: string },
  { by, now }: Hand,
  announce: Announce,
): Promise<Result<null, RedirectFault>> {
  const fault = (field: RedirectFault['field'], message: string) => err({ field, message });
  if (!isPageUrl(urlKey(from)) || urlKey(from) === '/')
    return fault('from', 'An address is small letters, digits and hyphens after slashes: /blog/the-pam.');
  if (!isOnSite(to)) return fault('to', 'It leads to an address of this site, such as /blog/the-pam.');
  if (urlKey(from) === urlKey(to)) return fault('to', 'An address cannot lead to itself.');
  if (await hasPublishedPage(client, from)) return fault('from', 'A published page stands there and is shown.');
  await writeRedirect(client, { from, to, entryId: null, by: by.id, now });
  const detail = { from: urlKey(from), to };
  await insertAudit(client, { id: uuid(), at: now, by, action: 'set_redirect', entryId: null, detail });
  await announce(client);
  return ok(null);
}

/** Lets an address lead nowhere again. @returns where it led; null: it led nowhere */
export async function removeRedirect(
  client: ClientBase,
  from: string,
  { by, now }: Hand,
  announce: Announce,
): Promise<string | null> {
  const to = await deleteRedirect(client, from);
  if (to === null) return null;
  const detail = { from: urlKey(from), to };
  await insertAudit(client, { id: uuid(), at: now, by, action: 'remove_redirect', entryId: null, detail });
  await announce(client);
  return to;
}
