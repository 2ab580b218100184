import { SkipLink } from '@cutsite/ui/chrome';
import { monoFontUrl, textFontUrl } from '@cutsite/ui/theme';
import { Fragment, type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  NavigationType,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useNavigationType,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { LiveSiteFooter } from './features/chrome/live-site-footer.tsx';
import { LiveSiteNavigation } from './features/chrome/live-site-navigation.tsx';
import { OldBrowserNotice } from './features/chrome/old-browser-notice.tsx';
import { SiteFooter } from './features/chrome/site-footer.tsx';
import { SiteNavigation } from './features/chrome/site-navigation.tsx';
import { RenderFailure } from './features/errors/render-failure.tsx';
import islandsUrl from './islands/main.ts?worker&url';
import { connectNavigationWhenUsed } from './islands/navigation/connect-when-used.ts';
import { bootScript, bootScriptOfApplication } from './platform/boot/boot-script.ts';
import { type PageFrame, pageData } from './platform/page-data.ts';
import type { PageHandle } from './platform/page-handle.ts';
import { PlatformProvider } from './platform/platform-provider.tsx';
import { SupportAddress } from './platform/service/support-contact.tsx';

export const meta = () => [{ title: 'Cutsite' }];

/** What every page says alike. */
export function loader({ context }: Route.LoaderArgs) {
  const { supportEmail, isDemo } = context.get(pageData);
  return { supportEmail, isDemo };
}

/** It stays what it was while somebody goes from page to page: nothing of it is asked for again. */
export const shouldRevalidate = () => false;

/** The page has run it before the application comes, which does without the text. */
const bootText = (isApplication: boolean): string =>
  import.meta.env.SSR ? (isApplication ? bootScriptOfApplication : bootScript) : '';

function usePageHandle(): PageHandle {
  const match = useMatches().at(-1);
  const frame = (match?.loaderData as { readonly frame?: PageFrame } | null | undefined)?.frame;
  return { ...(match?.handle as PageHandle | undefined), ...frame };
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { hydrate = true, monoFont = false } = usePageHandle();
  return (
    // The boot script sets attributes on <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Before the style sheets: a script behind one waits for it, and the rest of the page with it. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootText(hydrate) }} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* The one font that every page shows at once: without this it comes a round trip later and the text jumps. */}
        <link rel="preload" as="font" type="font/woff2" href={textFontUrl} crossOrigin="anonymous" />
        {monoFont ? (
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            href={monoFontUrl}
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ) : null}
        <Links />
      </head>
      <body>
        {children}
        {hydrate ? <Scripts /> : <script type="module" src={islandsUrl} />}
      </body>
    </html>
  );
}

/**
 * A page that is gone to begins at its top, however far down the one before was; on the way back the browser knows
 * where.
 */
function useTopOfNewPage(pathname: string): void {
  const isNew = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname, isNew]);
}

/**
 * A page between its navigation and footer. Hydrated pages get the ones that know the visitor; content pages get
 * islands.
 */
function Frame({ children }: { readonly children: ReactNode }) {
  const { hydrate = true, navigation = 'standard', footer = hydrate ? 'minimal' : 'standard' } = usePageHandle();
  const { pathname } = useLocation();
  useTopOfNewPage(pathname);
  // The navigation that has a search may come with another page.
  useEffect(() => connectNavigationWhenUsed(document), [navigation]);
  const Navigation = hydrate ? LiveSiteNavigation : SiteNavigation;
  const End = hydrate ? LiveSiteFooter : SiteFooter;
  const Platform = hydrate ? PlatformProvider : Fragment;
  const { supportEmail = null, isDemo = false } = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    <SupportAddress value={supportEmail}>
      <Platform>
        <SkipLink />
        <OldBrowserNotice />
        <Navigation mode={navigation} currentPath={pathname} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <End mode={footer} isDemo={isDemo} />
      </Platform>
    </SupportAddress>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RenderFailure />
    </Frame>
  );
}
