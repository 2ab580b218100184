import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useFailureDialog } from '../failure/failure-dialog.tsx';
import { startAnew } from '../version/kept-work.ts';
import { loadOnline } from '../version/not-loaded.ts';
import '../version/served-version.ts';

/** Goes to an address of this site. */
export type GoTo = (address: string, replace?: 'replace') => void;

/**
 * Goes to another page without leaving this document. When the files of that page do not come, as after the site was
 * built again, it is opened as a new document: left to itself, the router would load this page again.
 */
export function useGoTo(): GoTo {
  const navigate = useNavigate();
  const showFailure = useFailureDialog();
  return useCallback<GoTo>(
    function goTo(address, replace) {
      const go = () => void navigate(address, { replace: replace !== undefined });
      const missing = moduleToLoad(address);
      if (missing === null) return go();
      const leave = async (failure: unknown) => {
        if (!(await startAnew(address))) showFailure(failure, () => goTo(address, replace));
      };
      loadOnline(() => import(/* @vite-ignore */ missing)).then(go, leave);
    },
    [navigate, showFailure],
  );
}

/**
 * The module of the page at an address, which the router would ask for next; null when it is there, or none is known.
 */
function moduleToLoad(address: string): string | null {
  const { pathname } = new URL(address, location.href);
  const route = Object.values(globalThis.__reactRouterManifest.routes).find(
    ({ parentId, path = '' }) => parentId !== undefined && `/${path}` === pathname,
  );
  return route === undefined || route.id in globalThis.__reactRouterRouteModules ? null : route.module;
}
