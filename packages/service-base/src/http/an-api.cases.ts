import { defineEndpoint } from '@cutsite/contracts/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import * as z from 'zod/mini';
import {
  type ApiDependencies,
  bind,
  csrfTokenOf,
  type HttpSettings,
  newSessionToken,
  type RequestUser,
  type RouteBinding,
  registerApi,
} from './index.ts';

export const user: RequestUser = {
  id: 'a-user',
  email: 'ada@lab.example',
  hasVerifiedEmail: true,
  isDistributor: false,
  priceStrategy: null,
  roles: [],
  isStaff: false,
  isStaffWithoutFactor: false,
  hasSteppedUp: false,
};

const sessionToken = newSessionToken();
export const signedIn = { visit: sessionToken, csrftoken: csrfTokenOf(sessionToken) };
export const csrfHeader = { 'x-csrftoken': signedIn.csrftoken };

export const rename = defineEndpoint({
  method: 'POST',
  path: '/api/things/{id}/rename/',
  access: 'signed_in',
  summary: 'Rename a thing.',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ name: z.string().check(z.maxLength(5)), note: z.optional(z.string()) }),
  responses: { 200: z.strictObject({ name: z.string(), note: z.nullable(z.string()) }) },
  bodyLimit: 200,
});

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** What was logged at the level of warnings and above. */
export const logged: { readonly calls?: number; readonly msg: string }[] = [];

/** An API of these calls, for one signed-in user; closed after the test. */
export async function anApi(
  bindings: RouteBinding[],
  more: Partial<HttpSettings> = {},
  parts: Partial<ApiDependencies> = {},
): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, logger: { level: 'warn', stream } });
  let adds = 0;
  await registerApi(app, bindings, {
    settings: {
      publicOrigin: 'http://store.example',
      apiSegments: ['api', 'account', 'products', 'order'],
      acceptOwnHost: false,
      secureCookies: false,
      maxEventLoopDelay: 0,
      maxCallsAtWork: 10,
      ...more,
    },
    sessions: { read: async (token) => (token === sessionToken ? { user, renewed: false } : null) },
    callCounter: {
      countSoon: (limit) => {
        if (limit === 'addsPerAccount') adds += 1;
        return adds > 2 ? { allowed: false, retryAfter: 60 } : { allowed: true };
      },
      countNow: async () => ({ allowed: true }),
    },
    ...parts,
  });
  apps.push(app);
  return app;
}

export const renaming = bind(rename, ({ body, params }) => ({
  status: 200,
  body: { name: `${params.id} ${body.name}`, note: null, secret: 'dropped' },
}));

export const url = '/api/things/7/rename/';
