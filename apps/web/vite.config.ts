import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { shippedFiles } from './shipped-files.ts';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    // Data URLs would need `data:` in the Content-Security-Policy for fonts and scripts; every asset is a file of its
    // own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: shippedFiles },
          },
        },
      },
    },
  },
  // The server bundle carries its own production build of React: NODE_ENV of the process must not decide between 2 and
  // 8 ms a page.
  ssr: { noExternal: true },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
}));
