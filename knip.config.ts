import type { KnipConfig } from 'knip';

/**
 * Dead code and unused dependencies. Entries are what is started or looked up by name: programs,
 * configuration, routes, tests, and the doors of workspaces whose users are other people's programs.
 */
const config = {
  // A name that its own file uses is alive; a type may be named for the sake of its readers.
  ignoreExportsUsedInFile: true,
  exclude: ['types'],
  // Debian's, and only where the journeys run as root.
  ignoreBinaries: ['apt-get'],
  // Styles name the packages that hold the font files.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/url\("(@[^/]+\/[^/"]+)[^"]*"\)/g)].map(([, name]) => `import '${name}';`).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,cjs}',
        'tests/*.ts',
        'tests/**/*.test.ts',
        'architecture.rules.mjs',
        'knip.production.config.ts',
      ],
      project: ['scripts/**', 'tests/**', '*.{ts,mjs}'],
    },
    'packages/*': { entry: ['src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx,css}'] },
    'apps/content-service': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    'apps/order-service': {
      entry: ['src/**/*.test.ts', 'src/testing/*.ts'],
      project: ['src/**/*.ts'],
    },
    // The store of a journey is started by another program.
    'apps/store': { entry: ['src/main.ts', 'src/testing/main-*.ts', 'src/**/*.test.ts'], project: ['src/**/*.ts'] },
    // It takes the router alone, and has no routes that the framework looks up by name.
    'apps/office': {
      'react-router': false,
      entry: ['**/*.test.{ts,tsx}'],
      project: ['app/**/*.{ts,tsx}', 'server/**/*.ts', '*.ts'],
    },
    'apps/web': {
      // Routes and views of products that only tests sell: a journey lists them in its own checkout.
      entry: ['app/islands/*.ts', 'app/routes/test-*/*.tsx', 'app/features/test-*/*-view.tsx', '**/*.test.{ts,tsx}'],
      project: ['app/**/*.{ts,tsx}', 'server/**/*.ts'],
    },
    e2e: { entry: ['**/*.e2e.ts'], project: ['**/*.ts'] },
    bench: { entry: ['subjects/*.ts', 'harness/report-usage.ts'], project: ['**/*.ts'] },
  },
} satisfies KnipConfig;

export default config;
