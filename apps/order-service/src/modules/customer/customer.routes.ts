import { getCustomer, listCustomers as listCustomersEndpoint, setCustomerSalesRep } from '@cutsite/contracts/customer';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import { assignCustomer } from './assign-customer.ts';
import { type CustomerDependencies, listCustomers, showCustomer } from './show-customers.ts';

/** The calls for customers in the office (OF-36). */
export function customerRoutes(dependencies: CustomerDependencies): RouteBinding[] {
  return [
    bind(listCustomersEndpoint, async ({ query }) => {
      const { search = '', sales_rep: salesRep = null, page = '1' } = query;
      return { status: 200, body: await listCustomers(dependencies, { search, salesRep, page: Number(page) }) };
    }),

    bind(getCustomer, async ({ params }) => {
      const shown = await showCustomer(dependencies, params.id);
      return shown === null ? refuse.notFound() : { status: 200, body: shown };
    }),

    bind(setCustomerSalesRep, ({ user, params: { id }, body: { sales_rep: salesRepId, was } }) =>
      assignCustomer(dependencies, { user, id, salesRepId, was }),
    ),
  ];
}
