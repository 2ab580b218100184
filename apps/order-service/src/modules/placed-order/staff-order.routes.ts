import { type AddressWire, addressFromWire } from '@cutsite/contracts/order-contents';
import {
  addOrderNote,
  assignOrder,
  correctOrder as correctOrderEndpoint,
  decideReview,
  getOrderAsCustomer,
  getStaffAttachment,
  getStaffOrder,
  getStaffOrderLists,
  getStaffPaper,
  lookAtOrder as lookAtOrderEndpoint,
  previewCorrection,
  sendMailAgain,
  shipOrder,
} from '@cutsite/contracts/staff-order';
import type { Result } from '@cutsite/domain/result';
import { type Answer, bind, type RequestUser, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { FileStore } from '../../gateways/file-store/port.ts';
import { openOrderFile } from '../attachment/index.ts';
import { itemListsOf } from '../order-contents/index.ts';
import { correctOrder } from './correction/correct-order.ts';
import { correctionProblem } from './correction/correction-problem.ts';
import { previewCorrection as previewCorrectionOf } from './correction/preview-correction.ts';
import type { PlacedOrderDependencies } from './placed-order-dependencies.ts';
import { addNote, assign, sendAgain } from './staff/annotate-order.ts';
import { changeStatusByStaff } from './staff/change-status-by-staff.ts';
import { reviewByStaff } from './staff/decide-by-staff.ts';
import { lookAtOrder } from './staff/look-at-order.ts';
import { orderAsCustomer } from './staff/order-as-customer.ts';
import { readOrderForStaff, showStaffOrder } from './staff/show-staff-order.ts';
import { staffPaper } from './staff/staff-paper.ts';
import { type OfficeRefusal, staffProblem } from './staff/staff-problem.ts';

/** The calls for one order in the office (OF-23 to OF-27). */
export function staffOrderRoutes(
  dependencies: PlacedOrderDependencies & { readonly files: FileStore },
): RouteBinding[] {
  const { tables, clock } = dependencies;
  const shown = async (user: RequestUser, id: string) => {
    const order = await showStaffOrder(dependencies, { id, reader: user });
    return order === null ? refuse.notFound() : ({ status: 200, body: order } as const);
  };
  /** Every write answers with the order as it is then. */
  const written = async (user: RequestUser, id: string, done: Result<unknown, OfficeRefusal>) =>
    done.ok ? shown(user, id) : staffProblem(done.error);
  /** The order as it stands, also where an earlier call with the key has done it. */
  const writtenOnce = async (
    user: RequestUser,
    id: string,
    done: Result<Answer['headers'], OfficeRefusal | { readonly code: 'key_reused' }>,
  ) => {
    if (!done.ok) return done.error.code === 'key_reused' ? refuse.idempotencyKeyReused() : staffProblem(done.error);
    const answer = await shown(user, id);
    return done.value === undefined ? answer : { ...answer, headers: done.value };
  };
  return [
    bind(getStaffOrder, ({ user, params }) => shown(user, params.id)),

    bind(getOrderAsCustomer, async ({ params }) => {
      const facts = await readOrderForStaff(dependencies, params.id);
      return facts === null ? refuse.notFound() : { status: 200, body: orderAsCustomer(tables, facts, clock.now()) };
    }),

    bind(getStaffOrderLists, async ({ params }) => {
      const facts = await readOrderForStaff(dependencies, params.id);
      if (facts === null) return refuse.notFound();
      return { status: 200, body: { lists: itemListsOf(tables, facts.order.contents) } };
    }),

    bind(getStaffPaper, async ({ params, query }) => {
      const facts = await readOrderForStaff(dependencies, params.id);
      return facts === null ? refuse.notFound() : staffPaper(dependencies, facts, query);
    }),

    bind(getStaffAttachment, async ({ params }) => {
      const facts = await readOrderForStaff(dependencies, params.id);
      if (facts === null) return refuse.notFound();
      const { account_id: accountId, id } = facts.order;
      const file = await openOrderFile(dependencies, { accountId, id }, params.attachment_id);
      return file === null ? refuse.notFound() : { status: 200, body: file };
    }),

    bind(lookAtOrderEndpoint, async ({ user, params }) => {
      const seen = await lookAtOrder(dependencies, { staffId: user.id, id: params.id });
      if (seen === null) return refuse.notFound();
      return { status: 200, body: { others: [...seen.others], revision: seen.revision } };
    }),

    bind(decideReview, async ({ user, params: { id }, body }) =>
      written(user, id, await reviewByStaff(dependencies, { user, id, ...body })),
    ),

    bind(shipOrder, async ({ user, params: { id }, body }) => {
      const { revision, note = '', shipping_carrier: carrier = null, tracking_number: trackingNumber } = body;
      const lines = body.lines.map(({ item_id: itemId, quantity }) => ({ itemId: itemId.toLowerCase(), quantity }));
      const parcel = {
        to: 'shipped',
        groupId: body.group_id.toLowerCase(),
        note,
        carrier,
        trackingNumber,
        lines,
      } as const;
      return written(user, id, await changeStatusByStaff(dependencies, { user, id, revision, ...parcel }));
    }),

    bind(addOrderNote, async ({ user, params: { id }, body, idempotencyKey: key }) => {
      const { revision, text, is_for_customer: isForCustomer = false } = body;
      return writtenOnce(user, id, await addNote(dependencies, { user, id, revision, key, text, isForCustomer }));
    }),

    bind(assignOrder, async ({ user, params: { id }, body }) => {
      const { revision, sales_rep: salesRepId } = body;
      return written(user, id, await assign(dependencies, { user, id, revision, salesRepId }));
    }),

    bind(previewCorrection, async ({ user, params: { id }, body }) => {
      const planned = await previewCorrectionOf(dependencies, { user, id, correction: correctionOf(body) });
      return planned.ok ? { status: 200, body: planned.value } : correctionProblem(planned.error);
    }),

    bind(correctOrderEndpoint, async ({ user, params: { id }, body }) => {
      const { revision, reason, waive: isWaived = false } = body;
      const command = { user, id, revision, correction: correctionOf(body), reason: reason.trim(), isWaived };
      const done = await correctOrder(dependencies, command);
      return done.ok ? shown(user, id) : correctionProblem(done.error);
    }),

    bind(sendMailAgain, async ({ user, params: { id }, body, idempotencyKey: key }) => {
      const { revision, mail_id: mailId } = body;
      return writtenOnce(user, id, await sendAgain(dependencies, { user, id, revision, key, mailId }));
    }),
  ];
}

const correctionOf = (body: {
  readonly shipping_address?: AddressWire | undefined;
  readonly po_number?: string | undefined;
}) => ({
  address: body.shipping_address === undefined ? null : addressFromWire(body.shipping_address),
  poNumber: body.po_number ?? null,
});
