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
import { bind, type RequestUser, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { cancelPlacedOrder } from './change/cancel-placed-order.ts';
import { listOrders } from './list/list-orders.ts';
import { orderToWire } from './order-to-wire.ts';
import { creditNote } from './papers/credit-note.ts';
import { geneList, invoice, orderConfirmation, packingList, plateMap } from './papers/order-papers.ts';
import type { PlacedOrderDependencies } from './placed-order-dependencies.ts';
import { RefundRefused, refundOrder } from './refund/refund-order.ts';
import { refundProblem } from './refund/refund-problem.ts';
import { showOrder } from './show/show-order.ts';
import { changeStatusByStaff } from './staff/change-status-by-staff.ts';
import { screenByStaff } from './staff/decide-by-staff.ts';
import { packingListOf, paperOrReason } from './staff/staff-paper.ts';
import { staffProblem } from './staff/staff-problem.ts';

/** The calls for orders that are placed: their list, their state, their papers (OR-1 to OR-3, OR-6). */
export function placedOrderRoutes(dependencies: PlacedOrderDependencies): RouteBinding[] {
  const { config, tables, clock } = dependencies;
  const onlooker = ({ id: userId }: Pick<RequestUser, 'id'>, mayAct = false) => ({ userId, mayAct, now: clock.now() });
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
      if (!cancelled.ok) return staffProblem(cancelled.error);
      return { status: 200, body: orderToWire(tables, cancelled.value, onlooker(user, true)) };
    }),

    bind(changeOrderStatus, async ({ user, params, body }) => {
      const moved = await changeStatusByStaff(dependencies, {
        user,
        id: params.id,
        revision: body.revision ?? null,
        to: body.status,
        groupId: body.group_id?.toLowerCase() ?? null,
        note: body.note ?? '',
        carrier: body.shipping_carrier ?? null,
        trackingNumber: body.tracking_number ?? null,
      });
      if (!moved.ok) return staffProblem(moved.error);
      return { status: 200, body: orderToWire(tables, moved.value, onlooker(user)) };
    }),

    bind(decideScreening, async ({ user, params, body }) => {
      const { decision, note = '', revision = null } = body;
      const decided = await screenByStaff(dependencies, { user, id: params.id, revision, decision, note });
      if (!decided.ok) return staffProblem(decided.error);
      return { status: 200, body: orderToWire(tables, decided.value, onlooker(user)) };
    }),

    bind(refundOrderEndpoint, async ({ user, params, body, idempotencyKey: key }) => {
      try {
        const { amount = null, to: target = 'same_way', reason, revision = null } = body;
        const command = { user, id: params.id, revision, amount, target, reason, key };
        const done = await refundOrder(dependencies, command);
        if ('status' in done) return done;
        const { facts, headers } = done;
        const order = orderToWire(tables, facts, onlooker(user));
        return { status: 200, body: order, ...(headers && { headers }) };
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
      return shown === null
        ? refuse.notFound()
        : paperOrReason(await invoice(tables, shown.facts, config, clock.now()));
    }),

    bind(getCreditNote, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      const paper = shown === null ? null : await creditNote(tables, shown.facts, query.number.toUpperCase(), config);
      return paper === null ? refuse.notFound() : { status: 200, body: paper };
    }),

    bind(getPackingList, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      if (shown === null) return refuse.notFound();
      return paperOrReason(await packingList(tables, shown.facts, packingListOf(query), config));
    }),

    bind(getGeneList, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      return shown === null ? refuse.notFound() : paperOrReason(await geneList(tables, shown.facts, query.format));
    }),

    bind(getPlateMap, async ({ user, params, query }) => {
      const shown = await find(user.id, params.id);
      return shown === null
        ? refuse.notFound()
        : { status: 200, body: await plateMap(tables, shown.facts, { format: query.format, at: clock.now() }) };
    }),
  ];
}
