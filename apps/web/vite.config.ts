import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Data URLs would need `data:` in the Content-Security-Policy for fonts and scripts; every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // The server bundle carries its own production build of React, so that NODE_ENV of the process does not decide its speed.
  ssr: { noExternal: true },
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
