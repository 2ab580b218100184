import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    // Data URLs would need `data:` in the Content-Security-Policy for fonts and scripts; every asset is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page with a framework needs comes in one file each, not in a dozen: on a slow line the
              // round trips take longer than the bytes. Everything else is split by what uses it.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                  priority: 9,
                },
                // Two style sheets a page: what all pages wear, and what the builder or the rest of the shop wears beside it.
                {
                  name: 'site',
                  test: /(packages\/ui\/src\/(?!plate-grid)|features\/(chrome|errors|home|help|terms)\/).*\.css$/,
                  priority: 9,
                },
                { name: 'builder', test: /(features\/guide-rna|ui\/src\/plate-grid)\/.*\.css$/, priority: 8 },
                { name: 'desk', test: /\.css$/, priority: 7 },
                {
                  name: 'kit',
                  test: /packages\/ui\/src\/(button|class-names|chrome|colour-scheme|dialog|form|icon|notice|pill|skeleton|toast)\/|app\/platform\/(service|visitor|in-browser|failure-dialog|early-paste|platform-provider)|features\/(chrome|errors)\//,
                  priority: 6,
                },
                {
                  name: 'wire',
                  test: /packages\/(api-client|contracts\/src\/(endpoint|problem))\/|node_modules\/zod\//,
                  priority: 5,
                },
                { name: 'domain', test: /packages\/domain\//, minShareCount: 3, priority: 4 },
              ],
            },
          },
        },
      },
    },
  },
  // The server bundle carries its own production build of React: NODE_ENV of the process must not decide between 2 and 8 ms a page.
  ssr: { noExternal: true },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
}));
