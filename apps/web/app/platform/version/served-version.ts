/** What React Router writes into each page of an application. */
declare global {
  var __reactRouterManifest: {
    readonly version: string;
    readonly routes: Readonly<
      Record<
        string,
        { readonly id: string; readonly parentId?: string; readonly path?: string; readonly module: string }
      >
    >;
  };
  var __reactRouterRouteModules: Readonly<Record<string, unknown>>;
}

/** After this long without an answer the page says that something went wrong. */
const timeoutMs = 3_000;

/** What the store serves now, seen from this page; `no_answer`: it does not answer. */
export type Served = 'this_version' | 'another_version' | 'no_answer';

/** Asks the store which version of the site it serves. */
export async function askServed(): Promise<Served> {
  try {
    const answer = await fetch('/site-version', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    const { version } = (await answer.json()) as { readonly version?: unknown };
    if (typeof version !== 'string') return 'no_answer';
    return version === globalThis.__reactRouterManifest.version ? 'this_version' : 'another_version';
  } catch {
    return 'no_answer';
  }
}
