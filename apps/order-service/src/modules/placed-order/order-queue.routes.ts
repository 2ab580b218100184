import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import {
  changeManyOrders,
  countOrders,
  exportOrders as exportOrdersEndpoint,
  keepOrderFilter,
  listAllOrders,
  listOrderFilters,
  listSalesReps as listSalesRepsEndpoint,
  removeOrderFilter,
  searchOffice,
} from '@cutsite/contracts/staff-order';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { listSalesReps } from '../account/index.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import type { PlacedOrderDependencies } from './placed-order-dependencies.ts';
import { changeMany } from './queue/change-many.ts';
import { csvExports } from './queue/csv-exports.ts';
import { exportOrders } from './queue/export-queue.ts';
import { countViews, listQueue } from './queue/list-queue.ts';
import { orderFiltersOf, removeOrderFilterOf, saveOrderFilterOf } from './queue/manage-filters.ts';

type FoundBesides = Pick<SuccessAnswer<typeof searchOffice>['body'], 'quotes' | 'customers'>;

interface SearchDependencies {
  /** What the search of the office finds besides orders, for somebody with these roles. */
  readonly findBesides: (roles: readonly string[], typed: string) => Promise<FoundBesides>;
}

/**
 * The calls for all orders in the office: lists, counts, search, and what is done to many at once (OF-22, OF-23), and
 * for all invoices.
 */
export function orderQueueRoutes(dependencies: PlacedOrderDependencies & SearchDependencies): RouteBinding[] {
  const exports = csvExports(dependencies.pool);
  return [
    bind(listAllOrders, async ({ query }) => ({ status: 200, body: await listQueue(dependencies, query) })),

    bind(countOrders, async ({ query }) => ({ status: 200, body: await countViews(dependencies, query) })),

    bind(exportOrdersEndpoint, ({ query }) => {
      const file = exportOrders(exports, dependencies.clock, query);
      return file === null ? refuse.overloaded(30) : { status: 200, body: file };
    }),

    ...invoiceRoutes(dependencies, exports),

    bind(changeManyOrders, async ({ user, body }) => {
      const { action, orders, note = '', sales_rep: salesRepId = null } = body;
      if (action === 'clear_review' && note.trim() === '') {
        const sentence = 'Say why the reviews are cleared.';
        return refuse.invalid({ detail: sentence, field_errors: { note: [sentence] } });
      }
      const changed = await changeMany(dependencies, { user, action, orders, note, salesRepId });
      return changed.ok ? { status: 200, body: { results: changed.value } } : refuse.stepUpNeeded();
    }),

    bind(searchOffice, async ({ user, query: { q: typed } }) => {
      const [{ orders, has_more }, besides] = await Promise.all([
        listQueue(dependencies, { search: typed }),
        dependencies.findBesides(user.roles, typed),
      ]);
      return { status: 200, body: { orders, has_more, ...besides } };
    }),

    bind(listSalesRepsEndpoint, async () => ({
      status: 200,
      body: { sales_reps: [...(await listSalesReps(dependencies.pool))] },
    })),

    bind(listOrderFilters, async ({ user }) => ({ status: 200, body: await orderFiltersOf(dependencies, user.id) })),

    bind(keepOrderFilter, async ({ user, body }) => {
      const kept = await saveOrderFilterOf(dependencies, { staffId: user.id, ...body });
      if (kept === null) return refuse.conflict('You keep fifty filters already. Forget one first.');
      return { status: 200, body: kept };
    }),

    bind(removeOrderFilter, async ({ user, params }) => {
      const left = await removeOrderFilterOf(dependencies, { staffId: user.id, id: params.id });
      return left === null ? refuse.notFound() : { status: 200, body: left };
    }),
  ];
}
