/** So long may a file stand still on its way, in milliseconds; the store itself lets go of it sooner (promise X3). */
export const stillMs = 60_000;
/** So long may the work on a whole file take, such as the widths of a picture. */
const workMs = 300_000;

/**
 * `fetch` as far as this client needs it, by the older request of browsers: it alone tells how much of a body has gone.
 *
 * @param onProgress is called with the part that has gone, from 0 to 1
 */
export function sendWithProgress(onProgress: (part: number) => void): typeof fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      // A connection can end without an error; a browser would wait for minutes.
      const giveUpAfter = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new TypeError('no answer in time'));
          request.abort();
        }, ms);
      };
      request.open(init.method ?? 'GET', url instanceof Request ? url.url : url);
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        giveUpAfter(stillMs);
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.upload.addEventListener('load', () => giveUpAfter(workMs));
      request.addEventListener('load', () => {
        resolve(new Response(request.responseText, { status: request.status, headers: answerHeaders(request) }));
      });
      request.addEventListener('error', () => reject(new TypeError('The request failed')));
      request.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')));
      request.addEventListener('loadend', () => clearTimeout(timer));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      giveUpAfter(stillMs);
      request.send(init.body as XMLHttpRequestBodyInit);
    });
}

function answerHeaders(request: XMLHttpRequest): [name: string, value: string][] {
  return request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    });
}
