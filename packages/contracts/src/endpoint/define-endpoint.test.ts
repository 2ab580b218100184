import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { problems } from '../problem/index.ts';
import {
  allResponses,
  commonStatuses,
  defineEndpoint,
  type EndpointAnswer,
  type EndpointBody,
  type EndpointDefinition,
  type EndpointParams,
  fillPath,
  type SuccessAnswer,
} from './index.ts';

const updateQuantity = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/cart/update-item-quantity/{id}/',
  access: 'verified',
  summary: 'Change how many copies of an item are ordered.',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ quantity: z.int() }),
  responses: { 200: z.strictObject({ quantity: z.int() }), ...problems(404) },
});

describe('an endpoint', () => {
  test('keeps the types of its parts', () => {
    expectTypeOf<EndpointParams<typeof updateQuantity>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<EndpointBody<typeof updateQuantity>>().toEqualTypeOf<{ quantity: number }>();
    expectTypeOf<EndpointAnswer<typeof updateQuantity>['status']>().toEqualTypeOf<200 | 404>();
    expectTypeOf<SuccessAnswer<typeof updateQuantity>['body']>().toEqualTypeOf<{ readonly quantity: number }>();
  });

  test('must say who may call it', () => {
    const undeclared = { ...updateQuantity, access: undefined as unknown as 'public' };
    expect(() => defineEndpoint(undeclared)).toThrow('does not declare who may call it');
  });

  test('must declare exactly the names of its path', () => {
    expect(() => defineEndpoint({ ...updateQuantity, path: '/api/user/cart/{item}/' })).toThrow('params [item]');
  });

  test('whose answer may be kept changes nothing, and is the same for all when anybody may keep it', () => {
    const { summary, access, responses } = updateQuantity;
    const list = { method: 'GET', path: '/api/things/', summary, access, responses } as const;
    const browser = { by: 'browser', seconds: 0 } as const;
    const anyone = { by: 'anyone', seconds: 60 } as const;
    type Part = Partial<Pick<EndpointDefinition, 'access' | 'cache' | 'method' | 'issuesCsrfToken' | 'changesState'>>;
    const define = (part: Part) => () => defineEndpoint({ ...list, ...part });
    expect(define({ cache: browser })).not.toThrow();
    expect(define({ access: 'public', cache: anyone })).not.toThrow();
    expect(define({ cache: anyone })).toThrow('only a browser may keep it');
    expect(define({ access: 'public', cache: anyone, issuesCsrfToken: true })).toThrow('only a browser may keep it');
    expect(define({ cache: browser, changesState: true })).toThrow('cannot be kept');
    expect(define({ cache: browser, method: 'POST' })).toThrow('cannot be kept');
  });

  test('for staff names the permission it needs, and what its answer shows of others (ruling 87)', () => {
    const { summary, responses } = updateQuantity;
    const list = { method: 'GET', path: '/api/staff/things/', access: 'staff', summary, responses } as const;
    type Part = Partial<Pick<EndpointDefinition, 'access' | 'permission' | 'looksAt' | 'method' | 'path'>>;
    const define = (part: Part) => () => defineEndpoint({ ...list, ...part });
    expect(define({ permission: 'read_orders', looksAt: 'order' })).not.toThrow();
    expect(define({ permission: ['ship_orders', 'hold_orders'], method: 'POST' })).not.toThrow();
    expect(define({ looksAt: 'order' })).toThrow('must name its permission');
    expect(define({ permission: 'read_orders' })).toThrow('must say what it shows of others');
    expect(define({ access: 'staff_signing_in', looksAt: 'nothing' })).not.toThrow();
    expect(define({ access: 'staff_signing_in', looksAt: 'order' })).toThrow('before somebody is known as staff');
    expect(define({ permission: 'read_orders', looksAt: 'order', path: '/api/things/' })).toThrow(
      'under /api/staff/ alone',
    );
    expect(define({ permission: 'read_orders', access: 'verified', path: '/api/things/' })).toThrow(
      'if it is for staff',
    );
    expect(define({ access: 'verified', looksAt: 'order', path: '/api/things/' })).toThrow(
      'before somebody is known as staff',
    );
  });

  test('answers with the common refusals beside its own', () => {
    expect(commonStatuses(updateQuantity)).toEqual([400, 401, 403, 408, 413, 415, 429, 500, 503, 507]);
    expect(Object.keys(allResponses(updateQuantity))).toContain('404');
  });
});

describe('filling a path', () => {
  test('escapes what is put in', () => {
    expect(fillPath(updateQuantity.path, { id: 'a/b' })).toBe('/api/user/cart/update-item-quantity/a%2Fb/');
  });

  test('refuses a missing value', () => {
    expect(() => fillPath(updateQuantity.path, {})).toThrow('needs a value for id');
  });
});
