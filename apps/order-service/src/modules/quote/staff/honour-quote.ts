import type { StaffQuoteWire } from '@cutsite/contracts/quote';
import { dayText } from '@cutsite/domain/day-text';
import { kindOf } from '@cutsite/domain/item';
import { honourQuote as checkHonour } from '@cutsite/domain/quote';
import type { Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import { putMail, writeMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { knownId } from '../../order-contents/index.ts';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { readQuote } from '../quote.repository.ts';
import { datesOf, type QuoteDependencies } from '../show-quote.ts';
import { staffQuoteToWire } from './list-staff-quotes.ts';
import { lockQuote, selectStaffQuote, updateHonouredUntil } from './staff-quote.repository.ts';

export interface HonourDependencies extends QuoteDependencies {
  /** Says it where the lines come from that sales has set; refused where these have ended. */
  readonly honourLines: (client: PoolClient, lines: HonouredLines) => Promise<Result<null, string>>;
}

/** Lines of sales that stand in a quote which is honoured. */
export interface HonouredLines {
  readonly lineIds: readonly string[];
  readonly until: Date;
  /** What both sides read of it. */
  readonly text: string;
  readonly actorId: string;
  readonly now: Date;
}

interface HonourCommand {
  readonly user: Pick<RequestUser, 'id'>;
  readonly id: string;
  /** From today. */
  readonly days: number;
  readonly reason: string;
  /** As it was read. */
  readonly honouredUntil: string | null;
}

/**
 * Lets a quote be ordered at its prices for some days more (wish 1 of procurement). The quote stays as it was issued:
 * only the moment moves to which its prices hold. Its customer gets a mail, the audit has the reason, and a request
 * whose lines stand in it says so in its thread.
 */
export async function honourQuote(
  { pool, clock, config, tables, honourLines }: HonourDependencies,
  { user, id, days, reason, honouredUntil }: HonourCommand,
): Promise<{ readonly status: 200; readonly body: StaffQuoteWire } | Refusal<400 | 404 | 409>> {
  const known = knownId(id);
  if (known === null) return refuse.notFound();
  return withTransaction(pool, async (client) => {
    const place = await lockQuote(client, known);
    const before = place === null ? null : await selectStaffQuote(client, known);
    const quote = before && place ? await readQuote(client, place.accountId, place.cartId, before.number) : null;
    if (before === null || quote === null) return refuse.notFound();
    const now = clock.now();
    if ((before.honoured_until?.toISOString() ?? null) !== honouredUntil) {
      return refuse.conflict('Somebody else honoured this quote meanwhile. Look at it again.');
    }
    const until = checkHonour(datesOf(before), days, now);
    if (!until.ok) {
      const { field, message } = until.error;
      return field === null
        ? refuse.conflict(message)
        : refuse.invalid({ detail: message, field_errors: { [field]: [message] } });
    }
    const lineIds = quote.contents.items.flatMap(({ item }) => kindOf(tables.kinds, item).lineOf?.(item) ?? []);
    const words = `Quote ${before.number} can be ordered at its prices until the end of ${dayText(until.value)} (UTC).`;
    const told = await honourLines(client, { lineIds, until: until.value, text: words, actorId: user.id, now });
    if (!told.ok) return refuse.conflict(told.error);
    await updateHonouredUntil(client, known, until.value);
    const change = { field: 'honoured_until', from: honouredUntil, to: until.value.toISOString() };
    await recordStaffAction(client, {
      actor: { id: user.id },
      action: 'honour_quote',
      subject: { kind: 'quote', id: known },
      reason,
      changes: [change],
      now,
    });
    const mail = writeMail({ to: before.customer_email, subject: `Your quote ${before.number} can be ordered` }, [
      `Your ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
      { link: `${config.publicUrl}/quote?order=${before.cart_id}`, label: 'See, download or order the quote' },
    ]);
    await putMail(client, mail, now);
    return { status: 200, body: staffQuoteToWire({ ...before, honoured_until: until.value }, now) } as const;
  });
}
