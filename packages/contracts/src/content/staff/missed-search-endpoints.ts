import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';

const missedSearch = z.strictObject({
  words: z.string(),
  /** Where they were looked for: on all of the site, or in its help. */
  place: z.enum(['site', 'help']),
  times: z.int(),
  /** A day in UTC: `2026-11-23`. */
  last_on: z.string(),
  /** Something on the site has the words by now. */
  is_found_now: z.boolean(),
});

export const listMissedSearches = defineEndpoint({
  access: 'staff',
  permission: 'keep_content',
  tag: 'Staff: content',
  method: 'GET',
  looksAt: 'nothing',
  path: '/api/staff/content/missed-searches/',
  summary: 'List what visitors searched for and did not find, 50 at a time.',
  description:
    'Words, how often, and the last day; nothing of who asked. Counted a minute late at most. What may name a person or an ' +
    'order, and sequences, are not counted; what nobody looks for any more is forgotten after days_kept.',
  query: z.strictObject({
    order: z.optional(z.enum(['often', 'recent'])),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  responses: {
    200: z.strictObject({ searches: z.array(missedSearch), total: z.int(), days_kept: z.int() }),
  },
});
