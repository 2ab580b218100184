import { useEffect, useEffectEvent } from 'react';
import { askServed } from './served-version.ts';

type Keep = () => boolean | Promise<boolean>;

/** What is open on the page and would be lost with it. */
const works = new Set<Keep>();

/** `nothing`: no part of the page has work to keep. `lost`: the browser keeps nothing, or has no room left. */
export type KeptWork = 'kept' | 'nothing' | 'lost';

/** Before the page is reloaded, `keep` writes down what somebody is working on, and tells whether that worked. */
export function useKeptWork(keep: Keep): void {
  const current = useEffectEvent(keep);
  useEffect(() => {
    const work: Keep = () => current();
    works.add(work);
    return () => void works.delete(work);
  }, []);
}

/** A database that is blocked by another tab must not keep anybody from the new version. */
const timeoutMs = 2_000;

/** Keeps everything that is open on the page. */
export async function keepWork(): Promise<KeptWork> {
  if (works.size === 0) return 'nothing';
  const tooLong = new Promise<boolean[]>((resolve) => setTimeout(resolve, timeoutMs, [false]));
  const keeping = Promise.all([...works].map(async (keep) => keep()));
  const kept = await Promise.race([keeping, tooLong]).catch(() => [false]);
  return kept.every(Boolean) ? 'kept' : 'lost';
}

/** Loads the page again; nothing that is open is lost. */
export async function reloadPage(): Promise<void> {
  await keepWork();
  location.reload();
}

/**
 * Opens this page or another one of the site as a new document, where nothing is lost by it. False, and nothing done,
 * when the store does not answer or the browser cannot keep what is open.
 */
export async function startAnew(address?: string): Promise<boolean> {
  if ((await askServed()) === 'no_answer' || (await keepWork()) === 'lost') return false;
  if (address === undefined) location.reload();
  else location.assign(address);
  return true;
}
