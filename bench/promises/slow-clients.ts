import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { addsOfNewCustomer, times } from '../harness/calls.ts';
import { plainLine, type ResultLine } from '../harness/result.ts';
import { type Call, latenciesOf, percentile } from '../harness/run-load.ts';
import type { Subject } from '../harness/subject.ts';
import type { Subjects } from '../harness/subjects.ts';

/** Of each kind: three hundred together. */
const connections = 100;
/** All of them are cut by then, or they are not cut at all. */
const secondsOfDripping = 40;
const dripMs = 500;

/** A connection that sends its beginning at once and the rest by drips. */
interface Dripper {
  /** Seconds from the beginning until the store cut it; null: it never did. */
  readonly cutAfter: Promise<number | null>;
  readonly end: () => void;
}

function drip(port: number, beginning: string, piece: string): Dripper {
  const socket: Socket = connect({ host: '127.0.0.1', port });
  const begun = performance.now();
  socket.write(beginning);
  const timer = setInterval(() => socket.write(piece), dripMs);
  // What it says before it closes is of no interest here, and a write after that fails.
  socket.on('data', () => {}).on('error', () => {});
  const cutAfter = new Promise<number | null>((resolve) => {
    const giveUp = setTimeout(() => resolve(null), secondsOfDripping * 1_000);
    socket.once('close', () => {
      clearTimeout(giveUp);
      clearInterval(timer);
      resolve((performance.now() - begun) / 1_000);
    });
  });
  return { cutAfter, end: () => socket.destroy() };
}

/** The beginning of a call of a customer, up to its body. */
function headOf({ headers }: Pick<Call, 'headers'>, path: string, type: string, length: number): string {
  const own = { host: '127.0.0.1', ...headers, 'content-type': type, 'content-length': String(length) };
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** A call of a customer that adds to a cart, and where a file for that cart goes. */
async function aCartOf(product: Subject): Promise<{ readonly call: Call; readonly fileAt: string }> {
  const [call] = await addsOfNewCustomer(product, [[aTubeItem(['g1'])]]);
  if (call === undefined) throw new Error('there is no call');
  const { headers, body, path } = call;
  const added = await fetch(`http://127.0.0.1:${product.port}${path}`, { method: 'POST', headers, body });
  const { order_id: id } = (await added.json()) as { readonly order_id: string };
  return { call, fileAt: `/api/order/${id}/attachments/?file_name=paper.pdf` };
}

/** The ways to hold a connection, with the seconds after which the store lets go of it. */
async function ways(product: Subject): Promise<Record<string, { most: number; start: (place: number) => Dripper }>> {
  const { port } = product;
  // An order takes a few files, so that each of them is of another.
  const carts: Awaited<ReturnType<typeof aCartOf>>[] = [];
  for (const _ of times(connections, () => null)) carts.push(await aCartOf(product));
  const cartAt = (place: number) => carts[place] as Awaited<ReturnType<typeof aCartOf>>;
  return {
    headers: { most: 10, start: () => drip(port, 'GET /api/users/me/ HTTP/1.1\r\nhost: 127.0.0.1\r\n', 'x-a: b\r\n') },
    'JSON bodies': {
      most: 30,
      start: (place) => drip(port, headOf(cartAt(place).call, '/api/order/add/', 'application/json', 100_000), ' '),
    },
    // A quarter of the pace that is asked of files.
    uploads: {
      most: 30,
      start: (place) => {
        const { call, fileAt } = cartAt(place);
        const head = headOf(call, fileAt, 'application/octet-stream', 2_000_000);
        return drip(port, `${head}%PDF-1.7\n`, 'x'.repeat(2_048));
      },
    },
  };
}

/** X3: three hundred connections drip, and others are served meanwhile. */
export async function slowClients({ product }: Subjects): Promise<ResultLine[]> {
  const kinds = Object.entries(await ways(product));
  const customers = await Promise.all(
    times(4, () =>
      addsOfNewCustomer(
        product,
        times(1_000, () => [aPlateItem('Plate 1')]),
      ),
    ),
  );
  const drippers: Dripper[][] = [];
  for (const [, { start }] of kinds) {
    const own: Dripper[] = [];
    // One after the other: more than a hundred calls at the same moment are refused as too many.
    for (const place of times(connections, (at) => at)) {
      own.push(start(place));
      await delay(20);
    }
    drippers.push(own);
  }
  const begun = performance.now();
  const latencies: number[] = [];
  // A plate every fifty milliseconds from each of four customers, for as long as anybody drips.
  for (let place = 0; performance.now() - begun < secondsOfDripping * 1_000 && place < 1_000; place += 1) {
    const calls = customers.map((own) => own.slice(place, place + 1));
    latencies.push(...(await latenciesOf(product, calls, 201)));
    await delay(50);
  }
  const lines = await Promise.all(
    kinds.map(async ([what, { most }], at) => {
      const cut = await Promise.all((drippers[at] ?? []).map(({ cutAfter }) => cutAfter));
      const known = cut.filter((seconds) => seconds !== null);
      const last = Math.max(...known);
      const figure = `${known.length} of ${cut.length} cut, after ${Math.min(...known).toFixed(1)} to ${last.toFixed(1)} s`;
      const holds = known.length === cut.length && Math.min(...known) >= most && last <= most + 3;
      return plainLine('X3', `${connections} connections that drip ${what}`, figure, `cut after ${most} s`, holds);
    }),
  );
  for (const dripper of drippers.flat()) dripper.end();
  const p99 = percentile(
    latencies.toSorted((one, other) => one - other),
    0.99,
  );
  const what = `plates added meanwhile by four customers, ${latencies.length} of them: p99`;
  return [...lines, plainLine('X3', what, `${p99.toFixed(1)} ms`, '< 250 ms', p99 < 250)];
}
