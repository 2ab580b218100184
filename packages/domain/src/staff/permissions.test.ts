import { describe, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '../account/index.ts';
import {
  may,
  needsStepUp,
  type Permission,
  permissionNames,
  permissions,
  rolesWith,
  stepUpWhen,
  whoMay,
} from './index.ts';

/** Ruling 87, as it is written. */
const ruling: readonly (readonly [Permission, readonly StaffRole[]])[] = [
  ['release_orders', ['administrator', 'production']],
  ['clear_review', ['administrator', 'production']],
  ['hold_orders', ['administrator', 'production']],
  ['ship_orders', ['administrator', 'production']],
  ['deliver_orders', ['administrator', 'production']],
  ['clear_screening_hold', ['administrator']],
  ['cancel_orders', ['administrator', 'sales']],
  ['change_orders', ['administrator', 'sales']],
  ['resend_mails', ['administrator', 'sales']],
  ['refund_orders', ['administrator', 'sales', 'finance']],
  ['keep_requests', ['administrator', 'sales']],
  ['keep_quotes', ['administrator', 'sales']],
  ['keep_content', ['administrator', 'content']],
  ['keep_roles', ['administrator']],
  ['keep_second_factors', ['administrator']],
  ['read_orders', ['administrator', 'sales', 'production', 'finance']],
];

describe('who may do what in the office (ruling 87)', () => {
  test.each(ruling)('%s: %j', (permission, roles) => {
    expect(rolesWith(permission).toSorted()).toEqual(roles.toSorted());
    for (const role of staffRoles) expect(may([role], permission)).toBe(roles.includes(role));
  });

  test.each(permissionNames)('%s: an administrator may, a customer may not, and of two roles one is enough', (name) => {
    expect(may(['administrator'], name)).toBe(true);
    expect(may([], name)).toBe(false);
    expect(may(['nothing that there is', ...permissions[name].roles.slice(-1)], name)).toBe(true);
  });

  test('refunds, roles, factors, a hold that is cleared and exports ask for the second factor again (OF-12)', () => {
    expect(permissionNames.filter(needsStepUp)).toEqual([
      'clear_screening_hold',
      'refund_orders',
      'export_orders',
      'export_invoices',
      'record_payments',
      'keep_roles',
      'keep_second_factors',
    ]);
  });

  test('and so does what ends a hold or gives money back by another name (OF-12)', () => {
    expect(permissionNames.filter((name) => stepUpWhen(name) !== null)).toEqual([
      'clear_review',
      'cancel_orders',
      'change_orders',
    ]);
    expect(stepUpWhen('cancel_orders')).toBe('money goes back');
    for (const name of permissionNames) expect(needsStepUp(name) && stepUpWhen(name) !== null).toBe(false);
  });

  test('a refusal names who may', () => {
    expect(whoMay('clear_screening_hold')).toBe('Only an administrator can do this.');
    expect(whoMay('cancel_orders')).toBe('Only an administrator or sales can do this.');
    expect(whoMay('refund_orders')).toBe('Only an administrator, sales or finance can do this.');
    expect(whoMay('cancel_orders', 'ship_orders')).toBe('Only an administrator, sales or production can do this.');
  });
});
