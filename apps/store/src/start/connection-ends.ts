import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Ends the connections of a server without cutting one off that somebody is about to use. */
export interface ConnectionEnds {
  /** From now on every answer says that its connection ends with it, those to calls that are under way included. */
  readonly endWithAnswers: () => void;
  /** When no connection is open any more, or after `maxMs`. */
  readonly untilNoneIsOpen: (maxMs: number, cutShort: AbortSignal) => Promise<void>;
}

/**
 * A client may send the next call over a kept-alive connection at the moment that the server closes it, and then hears
 * of a reset. `connection: close` tells it before, and the end comes after the answer.
 */
export function connectionEnds(server: Server): ConnectionEnds {
  const open = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let onNoneOpen: () => void = () => undefined;

  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) onNoneOpen();
    });
  });
  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  return {
    endWithAnswers: () => {
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
      // Put in front only now: calls that are sent away under load pass none of the listeners that were there before.
      server.prependListener('request', (_request, response: ServerResponse) => {
        response.setHeader('connection', 'close');
      });
    },
    untilNoneIsOpen: (maxMs, cutShort) =>
      new Promise((resolve) => {
        if (open.size === 0 || cutShort.aborted) return resolve();
        const timer = setTimeout(resolve, maxMs);
        onNoneOpen = () => {
          clearTimeout(timer);
          resolve();
        };
        cutShort.addEventListener('abort', onNoneOpen, { once: true });
      }),
  };
}
