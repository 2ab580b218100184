import { ToastProvider } from '@cutsite/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { releaseEarlyInput } from './boot/early-input-script.ts';
import { takeEarlyPress } from './boot/early-press-script.ts';
import { releaseEarlySubmit } from './boot/early-submit-script.ts';
import { FailureDialogProvider } from './failure/failure-dialog.tsx';

/** What was typed comes before the form that it was sent with, and what was pressed. */
function releaseEarly(): void {
  releaseEarlyInput();
  releaseEarlySubmit();
  takeEarlyPress()?.click();
}

/**
 * What every hydrated page can rely on. On the server the query client stays empty; personal data is only fetched in
 * the browser.
 */
export function PlatformProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: 30_000, retry: 1 }, mutations: { retry: false } },
      }),
  );
  // Children first: by now every form of the page has its own ears. What they hear is drawn at once, outside of an
  // effect.
  useEffect(() => queueMicrotask(releaseEarly), []);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <FailureDialogProvider>{children}</FailureDialogProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}
