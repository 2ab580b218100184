import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AskedFor, StackFault, StackFaults } from './faults.ts';
import type { StackEvent, StackMemory } from './stack-memory.ts';

export interface ServedStack {
  readonly memory: StackMemory;
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  /** Items of a page; Contentstack has a hundred. */
  readonly pageSize: number;
  readonly faults: StackFaults;
  /** What was asked for, in its order. */
  readonly asked: AskedFor[];
}

interface Asked {
  readonly init?: string;
  readonly pagination_token?: string;
  readonly sync_token?: string;
  readonly environment?: string;
}

/** The Sync API and the files of a stack, as Contentstack serves them. */
export function serveSync(app: FastifyInstance, stack: ServedStack): void {
  const { memory, faults, asked } = stack;

  app.get<{ Querystring: Asked }>('/v3/stacks/sync', async ({ query, headers }, reply) => {
    const wanted = query.init === 'true' ? 'everything' : query.pagination_token === undefined ? 'changes' : 'page';
    asked.push(wanted);
    if (headers['api_key'] !== stack.apiKey || headers['access_token'] !== stack.deliveryToken) {
      return refused(reply, 412, 109, 'The api key is not valid.', 'api_key');
    }
    if (query.environment !== stack.environment) {
      return refused(reply, 422, 141, 'The environment was not found.', 'environment');
    }
    const fault = faults.take(wanted);
    if (fault !== null && fault !== 'forgotten') return goWrong(reply, fault);
    if (wanted === 'everything') return answer(memory.everything());
    const [name, token] =
      query.pagination_token === undefined
        ? (['sync_token', query.sync_token] as const)
        : (['pagination_token', query.pagination_token] as const);
    const held = token === undefined || fault === 'forgotten' ? null : memory.held(token);
    if (held === null) return refused(reply, 422, 141, `The ${name} is not valid.`, name);
    if (held.kind === 'page') return answer(held);
    const { events, after } = memory.eventsFrom(held.from);
    return answer({ rest: events, after });
  });

  app.get<{ Params: { uid: string } }>('/v3/assets/:uid/*', async ({ params }, reply) => {
    asked.push('file');
    const fault = faults.take('file');
    if (fault !== null) return goWrong(reply, fault);
    const bytes = memory.bytesOf(params.uid);
    if (bytes === null) return reply.code(404).send({ error_message: 'Asset was not found.' });
    return reply.type('application/octet-stream').send(bytes);
  });

  function answer({ rest, after }: { readonly rest: readonly StackEvent[]; readonly after: number }) {
    const items = rest.slice(0, stack.pageSize);
    const left = rest.slice(stack.pageSize);
    const shared = { items, skip: 0, limit: stack.pageSize, total_count: rest.length };
    return left.length > 0
      ? { ...shared, pagination_token: memory.hold({ kind: 'page', rest: left, after }) }
      : { ...shared, sync_token: memory.hold({ kind: 'changes', from: after }) };
  }
}

function refused(reply: FastifyReply, status: number, code: number, message: string, name: string) {
  return reply.code(status).send({ error_message: message, error_code: code, errors: { [name]: ['is not valid.'] } });
}

/** More than anybody reads of a page. */
const hugeBytes = 40 * 1024 * 1024;

function goWrong(reply: FastifyReply, fault: StackFault): FastifyReply {
  switch (fault) {
    case 'busy':
      return reply.code(429).header('retry-after', '7').send({ error_code: 429, error_message: 'Too many requests' });
    case 'broken':
      return reply.code(500).send({ error_message: 'Internal server error' });
    case 'garbage':
      return reply.type('application/json').send('{"items":[{"type":"entry_publ');
    case 'huge':
      return reply.type('application/json').send(`{"items":[],"sync_token":"t","x":"${'x'.repeat(hugeBytes)}"}`);
    case 'refused':
    case 'forgotten':
      return refused(reply, 401, 105, 'You are not allowed here.', 'access_token');
    case 'cut':
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      reply.raw.write('{"items":[', () => reply.raw.destroy());
      return reply;
    case 'silent':
      reply.hijack();
      reply.raw.destroy();
      return reply;
  }
}
