import type { Config } from '@react-router/dev/config';
import { activateBuild } from './server/assets/activate-build.ts';
import { compressAssets } from './server/assets/compress-assets.ts';
import { trimManifest } from './server/assets/trim-manifest.ts';

export default {
  appDirectory: 'app',
  // Where it is made. It moves to `build` when it is whole (decision 25).
  buildDirectory: 'build/next',
  ssr: true,
  // All routes are in the first document: no manifest calls, which a strict cache of HTML could not answer per visitor.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await trimManifest(`${buildDirectory}/client`);
    await compressAssets(`${buildDirectory}/client`);
    await activateBuild(buildDirectory);
  },
} satisfies Config;
