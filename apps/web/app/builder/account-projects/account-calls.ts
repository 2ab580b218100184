import type { Problem } from '@cutsite/contracts/problem';
import type { ProjectSummaryWire, ProjectWire } from '@cutsite/contracts/project';
import { callService, type ServiceAnswer } from '../../platform/service/call.ts';
import { type AccountProjects, AccountUnreachable, type PutAnswer } from '../account-links/link.ts';

const root = '/api/user/projects/';

type Refused = Extract<ServiceAnswer<unknown>, { readonly ok: false }>;

/** @throws AccountUnreachable when nothing came back that could be acted upon */
async function call<Body>(
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path: string,
  body?: unknown,
): Promise<ServiceAnswer<Body>> {
  const answer = await callService<Body>(method, path, body).catch((): never => {
    throw new AccountUnreachable('offline');
  });
  if (answer.ok) return answer;
  // 403: the session ended in another tab, and the token with it.
  if (answer.status === 401 || answer.status === 403) throw new AccountUnreachable('signed_out');
  if (answer.status === 429 || answer.status >= 500) throw new AccountUnreachable('later');
  return answer;
}

const problemOf = ({ problem }: Refused): Problem & { readonly project?: ProjectWire } =>
  typeof problem === 'object' && problem !== null ? problem : {};

const cannotKeep = 'This project could not be saved in your account.';

interface Listed {
  readonly tag: string | null;
  readonly projects: readonly ProjectSummaryWire[];
}

/**
 * Asks for the list, and brings it only when it is another one than before: it is asked for again and again. It is
 * remembered by the page alone, as the names of projects have no place in the browser's cache after signing out.
 */
function projectList(): () => Promise<readonly ProjectSummaryWire[]> {
  let last: Listed | null = null;
  return async () => {
    const tag = last?.tag ?? null;
    const headers = { accept: 'application/json', ...(tag !== null && { 'if-none-match': tag }) };
    const answer = await fetch(root, { headers, cache: 'no-store', credentials: 'same-origin' }).catch((): never => {
      throw new AccountUnreachable('offline');
    });
    if (answer.status === 304 && last !== null) return last.projects;
    if (answer.status === 401 || answer.status === 403) throw new AccountUnreachable('signed_out');
    if (!answer.ok) throw new AccountUnreachable('later');
    const { projects } = (await answer.json()) as Pick<Listed, 'projects'>;
    last = { tag: answer.headers.get('etag'), projects };
    return projects;
  };
}

/** The calls of the service that keep projects, in a form that needs no schemas. */
export const accountCalls: AccountProjects = {
  list: projectList(),
  async read(id) {
    const answer = await call<ProjectWire>('GET', `${root}${id}/`);
    return answer.ok ? answer.body : null;
  },
  async put(id, project): Promise<PutAnswer> {
    const answer = await call<ProjectSummaryWire>('PUT', `${root}${id}/`, project);
    if (answer.ok) return { kind: 'kept', version: answer.body.version };
    const { project: other, detail } = problemOf(answer);
    if (answer.status === 409 && other !== undefined) return { kind: 'overtaken', project: other };
    if (answer.status === 404) return { kind: 'gone' };
    return { kind: 'refused', sentence: detail ?? cannotKeep, forGood: answer.status !== 409 };
  },
  async remove(id, version) {
    const answer = await call<ProjectSummaryWire>('DELETE', `${root}${id}/`, { version });
    return !answer.ok && answer.status === 409 ? 'overtaken' : 'deleted';
  },
};

/** Takes a project out of the bin. Null when it was done, otherwise why not. */
export async function restoreInAccount(id: string): Promise<string | null> {
  const answer = await call('POST', `${root}${id}/restore/`);
  if (answer.ok) return null;
  return answer.status === 404 ? 'It is no longer in the bin.' : (problemOf(answer).detail ?? cannotKeep);
}
