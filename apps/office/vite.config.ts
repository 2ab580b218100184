import { env } from 'node:process';
import { defineConfig } from 'vite';
import { compressFiles } from './server/compress-files.ts';
import { noncePlaceholder } from './server/office-page.ts';

/** Where the calls are answered when the office starts alone (`npm run dev -w @cutsite/office`). */
const service = env['OFFICE_SERVICE_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/office/',
  html: { cspNonce: noncePlaceholder },
  build: {
    outDir: 'build',
    // Data URLs would need `data:` in the Content-Security-Policy; every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { proxy: { '/api': service, '/account': service, '/favicon.svg': service, '/sign-in': service } },
  plugins: [{ name: 'compress-files', apply: 'build', writeBundle: ({ dir }) => compressFiles(dir ?? 'build') }],
});
