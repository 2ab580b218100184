import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const program = fileURLToPath(new URL('./store-to-kill.ts', import.meta.url));
/** Below node_modules, so that the libraries are found from there. */
const place = fileURLToPath(new URL('../../../../../node_modules/.cache', import.meta.url));

export interface BundledStore {
  /** What is run. */
  readonly program: string;
  readonly remove: () => Promise<void>;
}

/** Fonts and other files lie beside the sources. */
const addressesOfSources: Plugin = {
  name: 'addresses-of-sources',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/**
 * The store to kill as one file. Each kill loads another process, and a thousand modules take longer to read than most
 * stores live.
 */
export async function bundleStore(): Promise<BundledStore> {
  await mkdir(place, { recursive: true });
  const folder = await mkdtemp(join(place, 'crash-run-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [addressesOfSources],
    ssr: { noExternal: [/^@cutsite\//] },
    build: { ssr: program, outDir: folder, target: 'node24', minify: false },
  });
  return { program: join(folder, 'store-to-kill.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
