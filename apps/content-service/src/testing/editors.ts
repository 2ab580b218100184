import { richTextFromMarkdown } from '@cutsite/content/rich-text';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A service with editors, and their calls; the path is what follows `/api/staff/content/`. */
export async function editorsAtWork() {
  const service: TestService = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  const editor = await aStaffMember(service.pool, 'content');
  const boss = await aStaffMember(service.pool, 'administrator');
  async function send(method: Method, path: string, payload?: object, who: Customer = editor) {
    const answer = await service.app.inject({
      method,
      url: `/api/staff/content/${path}`,
      headers: who.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const post = (path: string, payload: object = {}, who: Customer = editor) => send('POST', path, payload, who);
  async function create(type: string, fields: object, url: string | null = null) {
    const made = await post('entries/', { type, url, fields });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body;
  }
  async function aPost(author: string, more: object = {}) {
    const category = await create('blog_category', { title: 'Protocols', slug: `c-${crypto.randomUUID()}` });
    const fields = {
      title: 'The PAM',
      summary: 'Three letters.',
      date_updated: '2026-11-18',
      author: { entry: author },
      category: { entry: category.id },
      body: richTextFromMarkdown('## A heading\n\nIt.'),
    };
    return create('blog_post', { ...fields, ...more }, `/blog/${crypto.randomUUID()}`);
  }
  return {
    service,
    editor,
    boss,
    send,
    post,
    create,
    get: async (path: string, who: Customer = editor) => (await send('GET', path, undefined, who)).body,
    anAuthor: (title = `Desk ${crypto.randomUUID()}`) =>
      create('author', { title, role: 'Protocols' }, `/authors/${crypto.randomUUID()}`),
    aPost,
    publish: async ({ id, revision }: { readonly id: string; readonly revision: number }, said: object = {}) =>
      (await post(`entries/${id}/publish/`, { revision, ...said })).body,
  };
}
