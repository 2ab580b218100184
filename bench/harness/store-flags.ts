import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** What `npm start` hands to Node, so that the bench measures the store as it is started. */
export const storeFlags: readonly string[] = scripts.start.match(/--[\w-]+=\d+/g) ?? [];
