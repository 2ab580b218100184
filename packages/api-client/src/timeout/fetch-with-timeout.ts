/** So long may an answer take to begin, in milliseconds: a body has 30 s to arrive (promise X3), work takes seconds. */
export const answerTimeoutMs = 45_000;

/**
 * `fetch` that gives up on a call that gets no answer, as where a connection ends without an error: a browser waits for
 * minutes, and a draft or an order with it. An answer that has begun may take its time.
 *
 * @throws TypeError when it gives up, as `fetch` does when it cannot reach the store
 */
export function fetchWithTimeout(send: typeof fetch): typeof fetch {
  return async (url, init = {}) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new TypeError('no answer in time')), answerTimeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
    try {
      return await send(url, { ...init, signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
