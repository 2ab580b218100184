import type { Config } from '@react-router/dev/config';
import { compressAssets } from './server/compress-assets.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are in the first document: no manifest calls, which a strict cache of HTML could not answer per visitor.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
