import { listDemoMails } from '@cutsite/contracts/demo';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import { listMails } from '@cutsite/service-base/outbox';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import { linksOf } from './links-of.ts';

/** The demo store's mails, for a page that shows them. Any other store doesn't have the call. */
export function demoOutboxRoutes({ pool, config }: { readonly pool: Pool; readonly config: Config }): RouteBinding[] {
  if (config.mode !== 'demo') return [];
  return [
    bind(listDemoMails, async ({ query }) => {
      const mails = await listMails(pool, query.to);
      return {
        status: 200,
        body: mails.map(({ createdAt, ...mail }) => ({
          ...mail,
          links: linksOf(mail.text),
          created: createdAt.toISOString(),
        })),
      };
    }),
  ];
}
