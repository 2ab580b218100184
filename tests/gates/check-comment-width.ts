import type { TreeFile } from './tree-files.ts';

/** As wide as the formatter lets code be, so that a comment needs no side scrolling where the code needs none. */
export const widestComment = 120;

const code = /\.(ts|tsx|mjs|cjs)$/;
/** A line of a comment; the formatter cannot break it. A directive of a tool has to stand on one line. */
const commentLine = /^\s*(?:\/\/|\/\*|\*)(?!.*(?:oxlint-|biome-|@vitest-|@ts-))/;

/** Lines of comments that are wider than 120 columns, as `path:line`. */
export const findWideComments = (files: readonly TreeFile[]): string[] =>
  files
    .filter(({ path }) => code.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          line.length > widestComment && commentLine.test(line) ? [`${path}:${at + 1}: ${line.length} columns`] : [],
        ),
    );
