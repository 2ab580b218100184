import { type ComponentType, useEffect, useState } from 'react';
import { loadAgain } from '../platform/load-again.ts';
import { PageFailure } from './page-failure.tsx';

type Load = () => Promise<ComponentType>;

/**
 * The `lazy` of a route. The router keeps a failure for as long as the office is open; so a page that does not come at
 * once gives its place to one that tries again.
 */
export function lazyPage(load: Load): () => Promise<{ readonly Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch {
      return { Component: () => <LatePage load={load} /> };
    }
  };
}

function LatePage({ load }: { readonly load: Load }) {
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  const [found, setFound] = useState<{ readonly Page: ComponentType } | null>(null);
  useEffect(() => {
    let isHere = true;
    void loadAgain(load).then(
      (Page) => isHere && setFound({ Page }),
      () => isHere && setFailed(tries),
    );
    return () => {
      isHere = false;
    };
  }, [load, tries]);
  if (found !== null) return <found.Page />;
  return failed === tries ? <PageFailure onAgain={() => setTries(tries + 1)} /> : <p>One moment…</p>;
}
