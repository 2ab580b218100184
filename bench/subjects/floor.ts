import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '@cutsite/service-base/database';
import { reportUsage } from '../harness/report-usage.ts';
import { addItems, findSession, readCart } from './floor-sql.ts';

/**
 * The floor of promises P1 to P3: the same work on the same PostgreSQL with `node:http`, `pg` and SQL by hand, and as
 * little else as is honest: a session looked up by its hashed token, a body parsed and glanced at, a price from a
 * table, one durable transaction.
 */
const pool = connect({ connectionString: process.argv[2] ?? '' });
const { rows: lists } = await pool.query<{ version: string }>('select version from price_list where is_current');
const version = lists[0]?.version;
const centsOf: Readonly<Record<string, number>> = { tube: 7_200, plate: 4_100 };
const isName = /^[\w -]{1,20}$/;
const isTarget = /^[ACGU]{5,35}$/;

interface Sequence {
  readonly name: string;
  readonly raw_sequence: string;
  readonly well?: string;
}

interface Item {
  readonly product_format: string;
  readonly sequences: readonly Sequence[];
}

interface Row extends Record<string, unknown> {
  readonly item: Item;
  readonly subtotal_minor: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

async function bodyOf(request: IncomingMessage): Promise<Item[]> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Item[];
}

async function accountOf(request: IncomingMessage): Promise<string | null> {
  const token = /(?:^|; )visit=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query({ name: 'session', text: findSession, values: [hash, new Date()] });
  return rows[0]?.id ?? null;
}

async function add(accountId: string, items: readonly Item[]): Promise<object | null> {
  const isGood = items.every((item) =>
    item.sequences.every((sequence) => isName.test(sequence.name) && isTarget.test(sequence.raw_sequence)),
  );
  if (!isGood) return null;
  const rows = items.map((item) => ({
    id: randomUUID(),
    item,
    minor: item.sequences.length * (centsOf[item.product_format] ?? 0),
  }));
  const names = rows.flatMap(({ id, item }) =>
    item.product_format === 'tube' ? item.sequences.map(({ name }) => ({ name, item_id: id })) : [],
  );
  const { rows: carts } = await pool.query({
    name: 'add',
    text: addItems,
    values: [accountId, randomUUID(), new Date(), randomUUID(), version, JSON.stringify(rows), JSON.stringify(names)],
  });
  return { order_id: carts[0].id, items: rows.map(({ id, minor }) => ({ id, subtotal: (minor / 100).toFixed(2) })) };
}

async function cartOf(accountId: string): Promise<object> {
  const { rows } = await pool.query<Row>({ name: 'cart', text: readCart, values: [accountId] });
  return {
    order_id: rows[0]?.['cart_id'],
    subtotal: (rows.reduce((sum, row) => sum + row.subtotal_minor, 0) / 100).toFixed(2),
    groups: [
      {
        id: rows[0]?.['group_id'],
        temperature: rows[0]?.['temperature'],
        status: rows[0]?.['status'],
        items: rows.map(({ item, ...row }) => ({
          ...item,
          id: row['id'],
          quantity: row['quantity'],
          subtotal: (row.subtotal_minor / 100).toFixed(2),
          created: row.created_at.toISOString(),
          last_updated: row.updated_at.toISOString(),
        })),
      },
    ],
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accountId = await accountOf(request);
  const isAdd = request.method === 'POST';
  const body =
    accountId === null ? null : isAdd ? await add(accountId, await bodyOf(request)) : await cartOf(accountId);
  const text = JSON.stringify(body);
  response.writeHead(body === null ? 400 : isAdd ? 201 : 200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  reportUsage((server.address() as AddressInfo).port, async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  });
});
