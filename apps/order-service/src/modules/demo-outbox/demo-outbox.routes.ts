import { listDemoMails } from '@cutsite/contracts/demo';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import { listMails } from '@cutsite/service-base/outbox';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';

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

/** The addresses in a mail's text, in their order. */
function linksOf(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
