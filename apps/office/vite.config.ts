import { env } from 'node:process';
import { defineConfig } from 'vite';
import { compressFiles } from './server/compress-files.ts';
import { noncePlaceholder } from './server/office-page.ts';

/** Who answers the calls when the office starts alone (`npm run dev -w @cutsite/office`): a store's `PUBLIC_URL`. */
const service = env['OFFICE_SERVICE_URL'] ?? 'http://localhost:3000';

/** A regular expression by Vite's rules: every address outside of `/office`. */
const pathsOfTheStore = '^/(?!office(?:[/?]|$))';

/** The store takes writes from its own pages alone, and this page is at another port. */
const passOn = { target: service, headers: { origin: service }, changeOrigin: true };

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
  server: {
    // Calls, pages of the site, pictures and previews: whatever is not the office's own.
    proxy: { [pathsOfTheStore]: passOn },
  },
  plugins: [{ name: 'compress-files', apply: 'build', writeBundle: ({ dir }) => compressFiles(dir ?? 'build') }],
});
