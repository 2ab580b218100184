import type { FileAnswer } from '@cutsite/contracts/endpoint';
import {
  cancelOrder,
  changeOrderStatus,
  decideScreening,
  getCreditNote,
  getGeneList,
  getInvoice,
  getOrderConfirmation,
  getPackingList,
  getPlacedOrder,
  getPlateMap,
  listOrders as listOrdersEndpoint,
  refundOrder as refundOrderEndpoint,
} from '@cutsite/contracts/placed-order';
import { orderRefusalMessage } from '@cutsite/domain/placed-order';
import type { Result } from '@cutsite/domain/result';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { cancelPlacedOrder } from './cancel-placed-order.ts';
import type { ChangeRefusal } from './change/change-order-status.ts';
import { listOrders } from './list/list-orders.ts';
import { moveByStaff } from './move-by-staff.ts';
import { orderToWire } from './order-to-wire.ts';
import { creditNote } from './papers/credit-note.ts';
import { geneList, invoice, type NoPaper, orderConfirmation, packingList, plateMap } from './papers/order-papers.ts';
import type { PlacedOrderDependencies } from './placed-order-dependencies.ts';
import { RefundRefused, refundOrder } from './refund/refund-order.ts';
import { refundProblem } from './refund/refund-problem.ts';
import { decideByStaff } from './screening/decide-screening.ts';
import { showOrder } from './show-order.ts';

const trackingMessage = 'A tracking number has 6 to 40 letters, digits and hyphens.';
function refusalOf(refusal: ChangeRefusal | { readonly code: 'tracking_invalid' | 'step_up_needed' }) {
  switch (refusal.code) {
    case 'step_up_needed':
      return refuse.stepUpNeeded();
    case 'no_order':
      return refuse.notFound();
    case 'no_shipment':
      return refuse.invalid({ field_errors: { group_id: ['This order has no such shipment.'] } });
    case 'tracking_invalid':
      return refuse.invalid({ detail: trackingMessage, field_errors: { tracking_number: [trackingMessage] } });
    case 'not_your_role':
      return refuse.forbidden(orderRefusalMessage(refusal));
    default:
      return refuse.conflict(orderRefusalMessage(refusal));
  }
}

/** A paper that is there, or why it is not. */
function paperAnswer(paper: Result<FileAnswer, NoPaper>) {
  if (paper.ok) return { status: 200, body: paper.value } as const;
  return paper.error.code === 'no_shipment' ? refuse.notFound() : refuse.conflict(paper.error.reason);
}

/** The calls for orders that are placed: their list, their state, their papers (OR-1 to OR-3, OR-6). */
export function placedOrderRoutes(dependencies: PlacedOrderDependencies): RouteBinding[] {
  const { config, tables } = dependencies;
  const find = (userId: string, id: string) => showOrder(dependencies, { userId, id });
  return [
    bind(listOrdersEndpoint, async ({ user, query }) => {
      const page = await listOrders(dependencies, { userId: user.id, ...query });
      if (page.ok) return { status: 200, body: page.value };
      return refuse.unknownCursor();
    }),

    bind(getPlacedOrder, async ({ user, params }) => {
      const shown = await find(user.id, params.id);
      return shown === null
        ? refuse.notFound()
        : { status: 200, body: orderToWire(tables, shown.facts, shown.onlooker) };
    }),

    bind(cancelOrder, async ({ user, params, body }) => {
      const command = { userId: user.id, id: params.id, note: body.note ?? '' };
      const cancelled = await cancelPlacedOrder(dependencies, command);
      if (!cancelled.ok) return refusalOf(cancelled.error);
      return { status: 200, body: orderToWire(tables, cancelled.value, { userId: user.id, mayAct: true }) };
    }),

    bind(changeOrderStatus, async ({ user, params, body }) => {
      const moved = await moveByStaff(dependencies, {
        user,
        id: params.id,
        to: body.status,
        groupId: body.group_id?.toLowerCase() ?? null,
        note: body.note ?? '',
        carrier: body.shipping_carrier ?? null,
        trackingNumber: body.tracking_number ?? null,
      });
      if (!moved.ok) return refusalOf(moved.error);
      return { status: 200, body: orderToWire(tables, moved.value, { userId: user.id, mayAct: false }) };
    }),

    bind(decideScreening, async ({ user, params, body }) => {
      const { decision, note = '' } = body;
      const decided = await decideByStaff(dependencies, { user, id: params.id, decision, note });
      if (!decided.ok) return refusalOf(decided.error);
      return { status: 200, body: orderToWire(tables, decided.value, { userId: user.id, mayAct: false }) };
    }),

    bind(refundOrderEndpoint, async ({ user, params, body, idempotencyKey: key }) => {
      try {
        const { amount = null, to: target = 'same_way', reason } = body;
        const facts = await refundOrder(dependencies, { user, id: params.id, amount, target, reason, key });
        if ('status' in facts) return facts;
        return { status: 200, body: orderToWire(tables, facts, { userId: user.id, mayAct: false }) };
      } catch (error) {
        if (error instanceof RefundRefused) return refundProblem(error.refusal);
        throw error;
      }
    }),

    bind(getOrderConfirmation, async ({ user, params }) => {
      const shown = await find(user.id, params.id);
      if (shown === null) return refuse.notFound();
      return { status: 200, body: await orderConfirmation(tables, shown.facts, config) };
    }),

    bind(getInvoice, async ({ user, params }) => {
      const shown = await find(user.id, params.id);
      return shown === null ? refuse.notFound() : paperAnswer(await invoice(tables, shown.facts, config));
    }),

    bind(getCreditNote, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      const paper = shown === null ? null : await creditNote(tables, shown.facts, query.number.toUpperCase(), config);
      return paper === null ? refuse.notFound() : { status: 200, body: paper };
    }),

    bind(getPackingList, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      if (shown === null) return refuse.notFound();
      return paperAnswer(await packingList(tables, shown.facts, query.shipment.toLowerCase(), config));
    }),

    bind(getGeneList, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      return shown === null ? refuse.notFound() : paperAnswer(await geneList(tables, shown.facts, query.format));
    }),

    bind(getPlateMap, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      return shown === null
        ? refuse.notFound()
        : { status: 200, body: await plateMap(tables, shown.facts, query.format) };
    }),
  ];
}
