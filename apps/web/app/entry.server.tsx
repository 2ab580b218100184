import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type PageData, pageData } from './platform/page-data.ts';

// The page server uses these from the bundle, so that only one copy of the router takes part in a render.
export { createRequestHandler, matchRoutes } from 'react-router';

/** What the loaders of one rendering read. */
export function contextWith(data: PageData): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageData, data]]));
}

/**
 * Renders a page completely before answering: the result is kept in the HTML cache, and its inline scripts are hashed
 * for the CSP.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const chunks: Uint8Array[] = [];
  await new Promise<void>((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        resolve();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // The page is sent when all of it is there, so nothing is moved to its end to be put into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
  return new Response(Buffer.concat(chunks), { status, headers });
}
