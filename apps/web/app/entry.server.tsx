import { Writable } from 'node:stream';
import type { RefusedForm } from '@cutsite/domain/site-form';
import { DrawOnce, type FixedPart } from '@cutsite/ui/chrome';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type RouterContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type PageData, pageData, refusedForm } from './platform/page-data.ts';

// The page server uses these from the bundle, so that only one copy of the router takes part in a render.
export { createRequestHandler, matchRoutes } from 'react-router';

/** What the loaders of one rendering read. */
export function contextWith(data: PageData, refused: RefusedForm | null = null): RouterContextProvider {
  return new RouterContextProvider(
    new Map<RouterContext, unknown>([
      [pageData, data],
      [refusedForm, refused],
    ]),
  );
}

const drawnParts = new Map<string, string>();

/** Keys are few: the places of the menu. A context of the page does not reach into a part. */
function drawOnce({ key, content }: FixedPart): string {
  const drawn = drawnParts.get(key) ?? renderToStaticMarkup(content);
  drawnParts.set(key, drawn);
  return drawn;
}

const finished = new WeakMap<Response, Buffer>();

/**
 * The page of an answer, as it was rendered; undefined for answers without one. Not read from the answer's body: a page
 * would go through two streams and three copies for nothing.
 */
export const renderedPage = (answer: Response): Buffer | undefined => finished.get(answer);

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
  const page = await new Promise<Buffer>((resolve, reject) => {
    const sink = new Writable({
      // Takes all of it in one piece at the end: React is never asked to wait.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      writev(written, done) {
        resolve(Buffer.concat(written.map(({ chunk }) => chunk as Uint8Array)));
        done();
      },
    });
    sink.cork();
    const all = (
      <DrawOnce value={drawOnce}>
        <ServerRouter context={context} url={request.url} />
      </DrawOnce>
    );
    const { pipe } = renderToPipeableStream(all, {
      // The page is sent when all of it is there, so nothing is moved to its end to be put into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
  const answer = new Response(null, { status, headers });
  finished.set(answer, page);
  return answer;
}
