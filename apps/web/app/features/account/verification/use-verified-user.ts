import { useEffect, useRef } from 'react';
import { type CurrentUser, fetchCurrentUser } from '../../../platform/service/index.ts';

/** Often enough to feel immediate after the click on the link, seldom enough to wait an hour with. */
const ASK_EVERY_MS = 2_500;

/**
 * While `waiting`, asks who is signed in and calls back once, when the address has been verified in whatever window.
 */
export function useVerifiedUser(waiting: boolean, onVerified: (user: CurrentUser) => void | Promise<void>): void {
  const latest = useRef(onVerified);
  useEffect(() => {
    latest.current = onVerified;
  });
  useEffect(() => {
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const askLater = () => {
      timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    async function ask() {
      // A failed question is asked again: the network may be gone for a moment, and nothing is lost by waiting.
      const user = await fetchCurrentUser().catch(() => null);
      if (stopped) return;
      if (user?.loginStatus === 'logged_in') await latest.current(user);
      else askLater();
    }
    const askAtOnce = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void ask();
    };
    askLater();
    document.addEventListener('visibilitychange', askAtOnce);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askAtOnce);
    };
  }, [waiting]);
}
