import { type StaffRole, staffRoles } from '../account/index.ts';

interface PermissionRow {
  /** As it stands on the page of roles, after “May”. */
  readonly label: string;
  /** One of them is enough. */
  readonly roles: readonly StaffRole[];
  /** The second factor is given again before it (OF-12). */
  readonly stepUp?: true;
  /** The same, but only where the action comes to this; the handler asks. After “when”. */
  readonly stepUpWhen?: string;
}

const holdEnds = 'it ends a hold';
const moneyGoesBack = 'money goes back';

const readers = ['administrator', 'sales', 'production', 'finance'] as const;
const makers = ['administrator', 'production'] as const;
const sellers = ['administrator', 'sales'] as const;
const money = ['administrator', 'sales', 'finance'] as const;
const bookkeepers = ['administrator', 'finance'] as const;
const administrators = ['administrator'] as const;

/**
 * What each role of the staff may do (rulings 76 and 87). The guards of the calls, the buttons of the office and its
 * page of roles read this table. What is not in ruling 87 is ours: docs/open-questions.md.
 */
export const permissions = {
  use_office: { label: 'use the office', roles: staffRoles },
  read_orders: { label: 'read orders', roles: readers },
  note_orders: { label: 'write internal notes on orders', roles: readers },
  clear_review: { label: 'clear a review', roles: makers, stepUpWhen: holdEnds },
  hold_orders: { label: 'put an order on hold', roles: makers },
  decide_screening: { label: 'decide a pending screening, or hold a cleared one', roles: makers },
  clear_screening_hold: { label: 'clear a screening hold', roles: administrators, stepUp: true },
  release_orders: { label: 'release an order to production', roles: makers },
  ship_orders: { label: 'ship', roles: makers },
  deliver_orders: { label: 'mark a shipment as delivered', roles: makers },
  cancel_orders: { label: 'cancel an order', roles: sellers, stepUpWhen: moneyGoesBack },
  change_orders: {
    label: 'change the address or PO number of an order',
    roles: sellers,
    stepUpWhen: moneyGoesBack,
  },
  resend_mails: { label: 'send a mail again', roles: sellers },
  assign_sales_rep: { label: 'set the sales representative of an order, a quote or a customer', roles: sellers },
  refund_orders: { label: 'refund', roles: money, stepUp: true },
  export_orders: { label: 'export orders', roles: readers, stepUp: true },
  read_invoices: { label: 'read the list of invoices', roles: money },
  export_invoices: { label: 'export invoices', roles: money, stepUp: true },
  record_payments: {
    label: 'record payments of invoices, and take wrong entries back',
    roles: bookkeepers,
    stepUp: true,
  },
  keep_requests: { label: 'work on requests', roles: sellers },
  keep_territories: { label: 'set what sales representatives look after', roles: sellers },
  keep_quotes: { label: 'work on quotes', roles: sellers },
  read_customers: { label: 'read customers with their addresses and credit', roles: money },
  keep_content: { label: 'write and publish content', roles: ['administrator', 'content'] },
  read_forms: {
    label: 'read and export what forms of the site were sent',
    roles: ['administrator', 'sales', 'content'],
  },
  delete_content: { label: 'put content into the trash', roles: administrators },
  keep_redirects: { label: 'set redirects', roles: administrators },
  keep_distributors: { label: 'keep the list of distributors', roles: ['administrator', 'sales', 'content'] },
  read_staff: { label: 'read who is staff', roles: administrators },
  keep_roles: { label: 'give and take roles', roles: administrators, stepUp: true },
  keep_second_factors: { label: 'send links for second factors', roles: administrators, stepUp: true },
  end_sessions: { label: 'end sessions of other staff', roles: administrators },
  read_audit: { label: 'read the audit', roles: administrators },
} as const satisfies Readonly<Record<string, PermissionRow>>;

/** One of the words of {@link permissions}. */
export type Permission = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]];
