import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused } from './call.ts';
import { leaveOrSay } from './signed-out.ts';

const isSignedOut = (error: unknown): boolean => error instanceof CallRefused && error.refused.signedOut;

function leaveWhenSignedOut(error: unknown): void {
  if (isSignedOut(error)) leaveOrSay();
}

/** What the office has read. A write is never tried again by itself. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (times, error) => !(error instanceof CallRefused && error.refused.status < 500) && times < 2,
    },
    mutations: { retry: false },
  },
});
