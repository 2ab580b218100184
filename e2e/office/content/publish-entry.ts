import type { Customer } from '../../browser/customer.ts';
import { callAs } from '../../browser/open-account.ts';

const entries = '/api/staff/content/entries/';

interface Written {
  readonly id: string;
  readonly revision: number;
}

/** What an entry is made of. */
export interface EntryBody {
  readonly type: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A text of one paragraph, as the editor keeps it. */
export const oneParagraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Puts an entry on the site without the screens, which other journeys try. */
export async function publishEntry(editor: Customer, entry: EntryBody): Promise<Written> {
  const { id, revision } = await callAs<Written>(editor, 'POST', entries, entry);
  return callAs(editor, 'POST', `${entries}${id}/publish/`, { revision });
}

/** Changes an entry that is on the site, and publishes the change. */
export async function publishChange(
  editor: Customer,
  { id, revision }: Written,
  { url, fields }: EntryBody,
): Promise<Written> {
  const saved = await callAs<Written>(editor, 'PUT', `${entries}${id}/`, { revision, url, fields });
  return callAs(editor, 'POST', `${entries}${id}/publish/`, { revision: saved.revision });
}
