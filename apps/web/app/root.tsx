import '@cutsite/ui/theme';
import { colourSchemeBootScript } from '@cutsite/ui/theme';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import islandsUrl from './islands/main.ts?worker&url';
import type { PageHandle } from './platform/page-handle.ts';
import { PlatformProvider } from './platform/platform-provider.tsx';

export const meta = () => [{ title: 'Cutsite' }];

function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}

export function Layout({ children }: { children: ReactNode }) {
  const { hydrate = true } = usePageHandle();
  return (
    // The boot script sets the colour scheme on <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: colourSchemeBootScript }} />
      </head>
      <body>
        {children}
        {hydrate ? <Scripts /> : <script type="module" src={islandsUrl} />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PlatformProvider>
      <main id="main">
        <Outlet />
      </main>
    </PlatformProvider>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <p>Having trouble rendering page. Please try again or contact support.</p>
    </main>
  );
}
