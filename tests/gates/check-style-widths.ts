import type { TreeFile } from './tree-files.ts';

const inPixels = /@media[^{]*-width:\s*[\d.]+px/;

/**
 * Style sheets whose layout changes at a width in pixels: with larger letters in the browser's settings it
 * would change too late, and cut off what it holds. In `em` the width counts letters.
 */
export function findWidthsInPixels(files: readonly TreeFile[]): string[] {
  return files
    .filter(({ path }) => /^(packages\/ui|apps\/web|apps\/office)\/.*\.css$/.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (inPixels.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
}
