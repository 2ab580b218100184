import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { colourSchemeManager } from './platform/colour-scheme.ts';
import { queryClient } from './platform/query-client.ts';
import { styleNonce } from './platform/style-nonce.ts';
import { cssVariables, officeTheme } from './platform/theme.ts';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes, { basename: '/office' });
const nonce = styleNonce();

/** The whole office: theme, calls and addresses. */
export function Office() {
  return (
    <MantineProvider
      theme={officeTheme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colourSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        {/* Back and Forward are drawn before the next press as well. */}
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
