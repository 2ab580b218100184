import { isSource, type TreeFile } from './tree-files.ts';

const cited = /\bruling (\d+)\b/gi;
const row = /^\| (\d+) \|/gm;

/** Rulings that code or tests cite, and that docs/open-questions.md doesn't explain. */
export function findUnexplainedRulings(files: readonly TreeFile[]): string[] {
  const questions = files.find(({ path }) => path === 'docs/open-questions.md')?.text ?? '';
  const explained = new Set([...questions.matchAll(row)].map(([, number]) => number));
  return files
    .filter((file) => isSource(file) || file.path.endsWith('.ts') || file.path.endsWith('.sql'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(cited)]
        .filter(([, number]) => !explained.has(number))
        .map(([, number]) => `${path}: ruling ${number} is not in docs/open-questions.md`),
    );
}
