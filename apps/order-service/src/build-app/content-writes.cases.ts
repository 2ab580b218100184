import type { Customer } from '@cutsite/test-support/customer';
import type { LightMyRequestResponse } from 'fastify';
import type { PayingService } from '../testing/start-paying-service.ts';
import type { StaffWrite } from './a-staff-write.cases.ts';

interface Calls {
  readonly service: () => PayingService;
  /** Somebody with the roles that all of them ask for. */
  readonly boss: () => Customer;
  readonly send: (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    who: Customer,
    payload?: object,
  ) => Promise<LightMyRequestResponse>;
  readonly sendFile: (url: string, name: string) => Promise<LightMyRequestResponse>;
}

/** The calls by which staff changes content, with what each needs. */
export function contentWrites({ service, boss, send, sendFile }: Calls): Readonly<Record<string, StaffWrite>> {
  /** A draft of content that nobody else knows. */
  async function anEntry(): Promise<string> {
    const fields = { title: `Author ${crypto.randomUUID()}`, role: 'Protocols' };
    const url = `/authors/${crypto.randomUUID()}`;
    const answer = await send('POST', '/api/staff/content/entries/', boss(), { type: 'author', url, fields });
    return answer.json().id;
  }
  async function aPublishedEntry(): Promise<string> {
    const id = await anEntry();
    await send('POST', `/api/staff/content/entries/${id}/publish/`, boss(), { revision: 1 });
    return id;
  }
  async function anEntryInTheTrash(): Promise<string> {
    const id = await anEntry();
    await send('POST', `/api/staff/content/entries/${id}/trash/`, boss(), { revision: 1 });
    return id;
  }
  /** A note of an entry, and a link to its preview. */
  async function aNoteOf(id: string): Promise<{ readonly note: string }> {
    const answer = await send('POST', `/api/staff/content/entries/${id}/notes/`, boss(), { text: 'Shorter, please.' });
    return { note: answer.json().notes[0].id };
  }
  async function aLinkOf(id: string): Promise<{ readonly link: string }> {
    const url = `/api/staff/content/entries/${id}/preview-links/`;
    await send('POST', url, boss(), { hours: 1 });
    const answer = await service().app.inject({ url, headers: boss().headers });
    return { link: answer.json().links[0].id };
  }
  async function aPostOf(author: string): Promise<string> {
    const fields = { title: 'By that desk', author: { entry: author } };
    const body = { type: 'blog_post', url: null, fields };
    return (await send('POST', '/api/staff/content/entries/', boss(), body)).json().id;
  }
  const anotherDeskFor = async (post: string) => ({
    by: await anEntry(),
    publish: false,
    entries: [{ id: post, revision: 1 }],
  });
  async function aRedirect(): Promise<{ readonly from: string; readonly revision: number }> {
    const from = `/old/${crypto.randomUUID()}`;
    const set = { from, to: '/help', revision: null };
    const answer = await send('POST', '/api/staff/content/redirects/', boss(), set);
    const { redirects }: { redirects: { from: string; revision: number }[] } = answer.json();
    return { from, revision: redirects.find((redirect) => redirect.from === from)?.revision ?? 0 };
  }
  /** A paper of content that nobody else has. */
  const aMedia = async (): Promise<string> => (await sendFile('/api/staff/content/media/', 'paper.pdf')).json().id;
  async function aMediaInTheTrash(): Promise<string> {
    const id = await aMedia();
    await send('POST', `/api/staff/content/media/${id}/trash/`, boss());
    return id;
  }
  async function aFolderToRename(): Promise<object> {
    const id = await aMedia();
    const from = `Sheets ${id}`;
    await send('POST', `/api/staff/content/media/${id}/`, boss(), { revision: 1, alt: '', focus: null, folder: from });
    return { from, to: `Papers ${id}` };
  }
  const anAuthor = { type: 'author', url: null, fields: { title: 'Bench desk' } };
  const ofContent = { record: 'content.audit', subject: anEntry } as const;

  return {
    'POST /api/staff/content/entries/': { record: 'content.audit', payload: anAuthor },
    'PUT /api/staff/content/entries/{id}/': {
      ...ofContent,
      payload: { revision: 1, url: null, fields: { title: 'Another desk' } },
    },
    'POST /api/staff/content/entries/{id}/duplicate/': ofContent,
    'POST /api/staff/content/entries/{id}/publish/': { ...ofContent, payload: { revision: 1 } },
    'POST /api/staff/content/entries/{id}/unpublish/': {
      ...ofContent,
      subject: aPublishedEntry,
      payload: { revision: 2 },
    },
    'POST /api/staff/content/entries/{id}/schedule/': {
      ...ofContent,
      payload: { revision: 1, publish_at: '2099-01-01T09:00:00Z', unpublish_at: null },
    },
    'POST /api/staff/content/entries/{id}/review/': { ...ofContent, payload: { revision: 1, is_in_review: true } },
    'POST /api/staff/content/entries/{id}/trash/': { ...ofContent, payload: { revision: 1 } },
    'POST /api/staff/content/entries/{id}/restore/': { ...ofContent, subject: anEntryInTheTrash },
    'POST /api/staff/content/entries/{id}/versions/{number}/restore/': { ...ofContent, payload: { revision: 1 } },
    'POST /api/staff/content/entries/{id}/preview-links/': { ...ofContent, payload: { hours: 24 } },
    'DELETE /api/staff/content/entries/{id}/preview-links/{link}/': { ...ofContent, names: aLinkOf },
    'POST /api/staff/content/entries/{id}/notes/': {
      ...ofContent,
      payload: { text: 'The last clause says it twice.' },
    },
    'POST /api/staff/content/entries/{id}/notes/{note}/': { ...ofContent, names: aNoteOf, payload: { is_done: true } },
    'POST /api/staff/content/bulk/': {
      record: 'content.audit',
      payload: async () => ({ action: 'ask_review', entries: [{ id: await anEntry(), revision: 1 }] }),
    },
    'POST /api/staff/content/uses/{id}/replace/': {
      ...ofContent,
      payload: async (author: string) => anotherDeskFor(await aPostOf(author)),
    },
    'POST /api/staff/content/redirects/': {
      record: 'content.audit',
      payload: { from: `/old/${crypto.randomUUID()}`, to: '/help', revision: null },
    },
    'POST /api/staff/content/redirects/remove/': { record: 'content.audit', payload: aRedirect },
    'POST /api/staff/content/media/': { record: 'content.audit', file: 'sheet.pdf' },
    'POST /api/staff/content/media/folders/rename/': { record: 'content.audit', payload: aFolderToRename },
    'POST /api/staff/content/media/{id}/replace/': {
      record: 'content.audit',
      subject: aMedia,
      file: 'other.pdf',
      query: '&revision=1',
    },
    'POST /api/staff/content/media/{id}/': {
      record: 'content.audit',
      subject: aMedia,
      payload: { revision: 1, alt: 'A sheet', focus: null },
    },
    'POST /api/staff/content/media/{id}/trash/': { record: 'content.audit', subject: aMedia },
    'POST /api/staff/content/media/{id}/restore/': { record: 'content.audit', subject: aMediaInTheTrash },
    'POST /api/staff/content/import/': {
      record: 'content.audit',
      payload: async () => ({
        dry_run: false,
        file: {
          format: 1,
          media: [],
          entries: [{ ...anAuthor, id: crypto.randomUUID(), type_version: 1, published: false }],
        },
      }),
    },
  };
}
