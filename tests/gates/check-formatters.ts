import { isSource, type TreeFile } from './tree-files.ts';

/**
 * A formatter of Intl that is made while the module is loaded: at the beginning of a line, and not within a function.
 */
const madeAtOnce = /^(?:export )?const \w+ = new Intl\./m;

/**
 * Modules of the screens that hold a page up while they are loaded (decision 24): `whenNeeded` makes a formatter later.
 */
export const findHastyFormatters = (files: readonly TreeFile[]): string[] =>
  files
    .filter((file) => isSource(file) && /^(?:apps\/web\/app|packages\/ui)\//.test(file.path))
    .filter(({ text }) => madeAtOnce.test(text))
    .map(({ path }) => `${path}: makes a formatter of Intl while it is loaded`);
