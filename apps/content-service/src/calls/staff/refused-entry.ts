import type { Problem } from '@cutsite/contracts/problem';
import { refuse } from '@cutsite/service-base/http';
import { type EntryRefusal, publishedElsewhere } from '../../entries/index.ts';

const problem = <const Status extends number>(status: Status, body: Problem) => ({ status, body });

/** Somebody was faster: nothing was written, and what is typed stays where it is. */
export const changedMeanwhile = (detail: string) => problem(409, { detail, error_code: 'content_changed' });

/** What an editor is told where a write of content changed nothing. */
export function refusedEntry(refusal: EntryRefusal) {
  switch (refusal.code) {
    case 'not_found':
      return refuse.notFound();
    case 'stale': {
      const detail = 'Somebody saved this entry meanwhile. Nothing of yours is lost, and nothing was written.';
      return changedMeanwhile(detail);
    }
    case 'invalid': {
      const fields: Record<string, string[]> = {};
      for (const { path, message } of refusal.faults) (fields[path.join('.')] ??= []).push(message);
      const detail =
        refusal.faults.length === 1 ? refusal.faults[0]?.message : `${refusal.faults.length} things to fix.`;
      return problem(400, { detail: detail ?? '', error_code: 'invalid_request', field_errors: fields });
    }
    case 'address_taken': {
      const detail = `Another entry has the address ${refusal.address}.`;
      return problem(400, { detail, error_code: 'invalid_request', field_errors: { url: [detail] } });
    }
    case 'in_use': {
      const { by } = refusal;
      const named = by.slice(0, 5).map(({ title }) => title);
      const more = by.length > 5 ? ` and ${by.length - 5} more` : '';
      return problem(409, { detail: `It is used in ${named.join(', ')}${more}.`, error_code: 'conflict' });
    }
    case 'published_elsewhere':
      return problem(409, { detail: publishedElsewhere, error_code: 'conflict' });
    case 'not_published':
      return problem(409, { detail: 'It is not on the site.', error_code: 'conflict' });
  }
}

/** The sentence of a refusal. */
export const refusalText = (refusal: EntryRefusal): string => refusedEntry(refusal).body.detail ?? '';
