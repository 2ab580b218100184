import { fileURLToPath } from 'node:url';

/** The root of the checkout, without a slash at the end. */
export const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** What can be made again at any time: compiled code, the mark of the last build. Never data. */
export const cacheFolder = `${projectFolder}/.cache`;
