import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg';

type Taken = (error: Error | undefined, client: PoolClient | undefined, release: (broken?: Error) => void) => void;

/** With PostgreSQL's code for a broken connection, it is answered as every other outage is. */
class DatabaseAway extends Error {
  override readonly message = 'The database does not answer';
  readonly code = '08006';
}

/**
 * A pool that can be marked as cut off from its database. Then no call waits: statements under way fail, those waiting
 * for a connection too, and new ones fail at once, until the database is reported back (promise L3). So a pool that is
 * merely busy may let its callers wait longer than an outage may last.
 */
export class StorePool extends Pool {
  readonly #clients = new Set<Client>();
  readonly #line = new Set<() => void>();
  #isAway = false;

  constructor(options: PoolConfig) {
    super(options);
    this.on('connect', (client) => this.#clients.add(client as unknown as Client));
    this.on('remove', (client) => this.#clients.delete(client as unknown as Client));
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | void {
    if (taken !== undefined) return this.#take(taken);
    return new Promise((resolve, reject) => {
      this.#take((error, client) => (client === undefined ? reject(error) : resolve(client)));
    });
  }

  #take(taken: Taken): void {
    if (this.#isAway) return taken(new DatabaseAway(), undefined, () => undefined);
    let isInLine = true;
    const leave = (): void => {
      isInLine = false;
      this.#line.delete(giveUp);
    };
    const giveUp = (): void => {
      leave();
      taken(new DatabaseAway(), undefined, () => undefined);
    };
    this.#line.add(giveUp);
    super.connect((error, client, release) => {
      // No caller waits for this connection any more.
      if (!isInLine) return client === undefined ? undefined : release();
      leave();
      taken(error, client, release);
    });
  }

  /** Breaks every connection, as a server does that is gone: a frozen one would leave them hanging. */
  giveUp(): void {
    this.#isAway = true;
    for (const giveUp of this.#line) giveUp();
    for (const client of this.#clients) client.connection.stream.destroy();
  }

  /** The database answers again. */
  takeUp(): void {
    this.#isAway = false;
  }
}
