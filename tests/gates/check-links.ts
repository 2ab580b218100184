import { posix } from 'node:path';
import type { TreeFile } from './tree-files.ts';

const link = /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const codeBlock = /^(```|~~~)[\s\S]*?^\1/gm;
const inlineCode = /`[^`\n]*`/g;
const elsewhere = /^[a-z][a-z0-9+.-]*:/i;

/** The address of a heading, as GitHub and its like make it. */
const slug = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const headings = (markdown: string): Set<string> =>
  new Set([...markdown.replace(codeBlock, '').matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading]) => slug(heading ?? '')));

/**
 * Relative links of all Markdown files that lead nowhere: to no file, no folder and no heading.
 * `exists` answers for paths that `files` doesn't hold (pictures, folders).
 */
export function findBrokenLinks(files: readonly TreeFile[], exists: (path: string) => boolean): string[] {
  const documents = new Map(files.filter(({ path }) => path.endsWith('.md')).map((file) => [file.path, file.text]));
  const faults: string[] = [];
  for (const [path, text] of documents) {
    for (const [, address = ''] of text.replace(codeBlock, '').replace(inlineCode, '').matchAll(link)) {
      if (elsewhere.test(address)) continue;
      const [file = '', anchor] = address.split('#');
      const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), decodeURI(file)));
      const document = documents.get(target);
      if (document === undefined && !exists(target)) faults.push(`${path}: ${address} leads nowhere`);
      else if (anchor && document !== undefined && !headings(document).has(anchor)) {
        faults.push(`${path}: ${address} names no heading`);
      }
    }
  }
  return faults;
}

/** Decisions that docs/decisions/README.md doesn't list. */
export function findUnlistedDecisions(files: readonly TreeFile[]): string[] {
  const index = files.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  return files
    .filter(({ path }) => /^docs\/decisions\/\d{4}-.+\.md$/.test(path))
    .filter(({ path }) => !index.includes(`](${posix.basename(path)})`))
    .map(({ path }) => `${path} is not in the list of decisions`);
}
