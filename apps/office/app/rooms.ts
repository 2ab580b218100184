import { may, type Permission } from '@cutsite/domain/staff';

/** A room of the office: where it lies, and what its visitors have to be allowed. */
export interface Room {
  readonly path: `/${string}`;
  readonly label: string;
  readonly permission: Permission;
  /** The key that leads there after `g`. */
  readonly key: string;
}

/** The rooms that there are, in the order of the navigation; the first one that somebody has is where they begin. */
export const rooms: readonly Room[] = [
  { path: '/orders', label: 'Orders', permission: 'read_orders', key: 'o' },
  { path: '/invoices', label: 'Invoices', permission: 'read_invoices', key: 'i' },
  { path: '/requests', label: 'Requests', permission: 'keep_requests', key: 'r' },
  { path: '/quotes', label: 'Quotes', permission: 'keep_quotes', key: 'q' },
  { path: '/customers', label: 'Customers', permission: 'read_customers', key: 'u' },
  { path: '/content', label: 'Content', permission: 'keep_content', key: 'c' },
  { path: '/forms', label: 'Forms', permission: 'read_forms', key: 'f' },
  { path: '/staff', label: 'Staff', permission: 'read_staff', key: 's' },
  { path: '/roles', label: 'Roles', permission: 'use_office', key: 'w' },
  { path: '/audit', label: 'Audit', permission: 'read_audit', key: 'a' },
];

/** The room that an address of the office lies in; undefined: in none. */
export const roomAt = (pathname: string): Room | undefined =>
  rooms.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));

/** Those of somebody with these roles. */
export const roomsOf = (roles: readonly string[]): readonly Room[] =>
  rooms.filter(({ permission }) => may(roles, permission));
