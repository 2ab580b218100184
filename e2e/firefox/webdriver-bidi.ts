/** One connection of the WebDriver BiDi standard (w3.org/TR/webdriver-bidi): commands with answers, and events. */
export interface Bidi {
  /** Sends a command; rejects with what the browser says against it. */
  ask<Answer>(method: string, parameters: object): Promise<Answer>;
  listen(event: string, hear: (parameters: Readonly<Record<string, unknown>>) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Error) => void;
}

/** Connects to the address that the browser has printed. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)), { once: true });
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (parameters: Readonly<Record<string, unknown>>) => void>();
  let asked = 0;

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') return listeners.get(message.method ?? '')?.(message.params ?? {});
    const asker = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') asker?.resolve(message.result);
    else asker?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
  });

  return {
    ask: <Answer>(method: string, params: object) =>
      new Promise<Answer>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve: resolve as (answer: unknown) => void, reject });
        socket.send(JSON.stringify({ id: asked, method, params }));
      }),
    listen: (event, hear) => void listeners.set(event, hear),
    close: () => socket.close(),
  };
}
