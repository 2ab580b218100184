import { connect, type Socket } from 'node:net';

/** What came back for one call. */
export interface Answer {
  readonly status: number;
  /** It said in whole seconds when to come back. */
  readonly retryAfter: boolean;
}

const endOfHead = '\r\n\r\n';

/**
 * A kept connection that writes calls as ready-made bytes and reads of the answer only its status and its length. The
 * load comes from the machine that it is put on: what `node:http` would cost for each call is taken from the server.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #onFree: (connection: Connection) => void;
  #answer: Answer | null = null;
  /** Bytes of the body that are still to come; null before the head is there. */
  #bytesLeft: number | null = null;
  #head: Buffer = Buffer.alloc(0);
  #settled: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  #answers = 0;
  #isOpen = true;

  /** @param onFree called when an answer was read whole and the connection can take the next call */
  constructor(port: number, onFree: (connection: Connection) => void) {
    this.#onFree = onFree;
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.#socket.on('data', (bytes) => this.#read(bytes));
    this.#socket.on('error', (error) => this.#end(error));
    this.#socket.on('close', () => this.#end(new Error('closed')));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** A call before this one was answered here: the server may have closed the connection since. */
  get isReused(): boolean {
    return this.#answers > 0;
  }

  send(call: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settled = { resolve, reject };
      this.#bytesLeft = null;
      this.#socket.write(call);
    });
  }

  close(): void {
    this.#isOpen = false;
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    const body = this.#bytesLeft === null ? this.#readHead(bytes) : bytes.length;
    if (this.#bytesLeft === null) return;
    this.#bytesLeft -= body;
    if (this.#bytesLeft > 0 || this.#answer === null) return;
    const settled = this.#settled;
    this.#settled = null;
    this.#answers += 1;
    settled?.resolve(this.#answer);
    this.#answer = null;
    if (this.#isOpen) this.#onFree(this);
  }

  /** @returns how many of these bytes are of the body */
  #readHead(bytes: Buffer): number {
    const all = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
    const end = all.indexOf(endOfHead);
    this.#head = end === -1 ? all : Buffer.alloc(0);
    if (end === -1) return 0;
    const head = all.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer without a length: ${head}`);
    this.#answer = { status: Number(head.slice(9, 12)), retryAfter: /\r\nretry-after: \d+(\r|$)/i.test(head) };
    this.#bytesLeft = Number(length);
    if (/\r\nconnection: close/i.test(head)) this.#isOpen = false;
    return all.length - end - endOfHead.length;
  }

  #end(error: Error): void {
    this.#isOpen = false;
    this.#settled?.reject(error);
    this.#settled = null;
  }
}
