import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused } from './call.ts';
import { askForStepUp } from './step-up.ts';

/** Ended sessions lead to the ordinary sign-in, and back to the same address (OF-20). */
function leaveWhenSignedOut(error: unknown): void {
  if (!(error instanceof CallRefused) || !error.refused.signedOut) return;
  // A write that was refused keeps what was typed on the screen; the sentence there says what to do.
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}

/** What the office has read. A write is never tried again by itself. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  mutationCache: new MutationCache({
    onError: (error) => {
      if (error instanceof CallRefused && error.refused.problem.error_code === 'step_up_needed') askForStepUp();
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (times, error) => !(error instanceof CallRefused && error.refused.status < 500) && times < 2,
    },
    mutations: { retry: false },
  },
});
