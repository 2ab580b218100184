import type { RouteObject } from 'react-router';
import { Shell } from './shell/shell.tsx';
import { StartPage } from './shell/start-page.tsx';
import { UnknownPage } from './shell/unknown-page.tsx';

/** Every address of the office, below `/office`. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: <StartPage /> },
      { path: '*', element: <UnknownPage /> },
    ],
  },
];
