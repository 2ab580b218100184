import { posix } from 'node:path';
import type { TreeFile } from './tree-files.ts';

/** One row of docs/requirements. */
interface Requirement {
  readonly page: string;
  readonly id: string;
  readonly state: string;
  /** Paths of the tree. */
  readonly builtIn: readonly string[];
  readonly shownBy: readonly string[];
}

const states = new Set(['built', 'partly', 'not yet', 'unknown']);
const row = /^\| ([A-Z]{2}-\d{1,3}) \|(.*)\|$/gm;
const link = /\]\(([^)#]+)[^)]*\)/g;
const testFile = /\.(test|e2e|cases)\.tsx?$/;

function linked(cell: string, page: string): string[] {
  return [...cell.matchAll(link)].map(([, address = '']) => posix.join(posix.dirname(page), address));
}

function readRequirements(files: readonly TreeFile[]): Requirement[] {
  return files
    .filter(({ path }) => path.startsWith('docs/requirements/') && path.endsWith('.md'))
    .flatMap(({ path: page, text }) =>
      [...text.matchAll(row)].map(([, id = '', rest = '']) => {
        // A bar inside of a text is written \| and divides no cells.
        const cells = rest.split(/(?<!\\)\|/).map((cell) => cell.trim());
        const [, state = '', builtIn = '', shownBy = ''] = cells;
        return { page, id, state, builtIn: linked(builtIn, page), shownBy: linked(shownBy, page) };
      }),
    );
}

/**
 * Rows of docs/requirements that are not whole: an id that stands twice, letters that its README.md doesn't explain, a
 * state that is none, a built row without a place or without a test. `exists` answers for paths of the tree.
 */
export function findRequirementFaults(files: readonly TreeFile[], exists: (path: string) => boolean): string[] {
  const requirements = readRequirements(files);
  const index = files.find(({ path }) => path === 'docs/requirements/README.md')?.text ?? '';
  const counts = new Map<string, number>();
  for (const { id } of requirements) counts.set(id, (counts.get(id) ?? 0) + 1);
  return requirements.flatMap(({ page, id, state, builtIn, shownBy }) => {
    const faults: string[] = [];
    if ((counts.get(id) ?? 0) > 1) faults.push('stands twice');
    if (!new RegExp(String.raw`^\|[^|]*\b${id.slice(0, 2)}\b[^|]*\|`, 'm').test(index))
      faults.push('has unknown letters');
    if (!states.has(state)) faults.push(`has the state "${state}", which is none`);
    if (state === 'built' || state === 'partly') {
      if (!builtIn.some(exists)) faults.push('names no place that is there');
      if (!shownBy.some((path) => testFile.test(path) && exists(path))) faults.push('names no test that is there');
    }
    return faults.map((fault) => `${page}: ${id} ${fault}`);
  });
}

/** Promises that are built, in part or whole, and that no test or measurement shows; states that are none. */
export function findPromiseFaults(files: readonly TreeFile[], exists: (path: string) => boolean): string[] {
  const page = 'docs/promises.md';
  const text = files.find(({ path }) => path === page)?.text ?? '';
  return [...text.matchAll(/^\| ([A-Z]\d) \|(.*)\|$/gm)].flatMap(([, id = '', rest = '']) => {
    const [, state = '', shownBy = ''] = rest.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!states.has(state)) return [`${page}: ${id} has the state "${state}", which is none`];
    const isShown = linked(shownBy, page).some((path) => /^bench\/|\.(test|e2e)\.tsx?$/.test(path) && exists(path));
    return isShown || state === 'not yet' ? [] : [`${page}: ${id} is shown by nothing that is there`];
  });
}

/** Numbers after "ruling", ids after "promise": one, a list, or a range. */
const list = (word: string, id: string) =>
  new RegExp(String.raw`\b${word}s?\s+(${id}(?:(?:,|\s+and|\s+or|\s+to|, and)\s+${id})*)(?![\w-])`, 'gi');
const rulings = list('ruling', String.raw`\d+`);
const promises = list('promise', String.raw`[A-Z]\d`);
const section = /\bspecifications?\s+[12]\b(?:\s*§\s*\d)?|§\s*\d/gi;
/** Released migrations are never edited (CONTRIBUTING.md), so sections that they cite stay. */
const unalterable = /\/database\/migrations\//;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/**
 * Citations that lead nowhere: ids that docs/requirements doesn't have, promises that docs/promises.md doesn't have,
 * rulings without a row in docs/open-questions.md, and sections of a specification, which is no part of this tree.
 * An id counts as cited when it begins with letters of docs/requirements and stands free: not in quotation marks, and
 * not as a part of a longer name, as cell lines and catalogue numbers do.
 */
export function findUnknownCitations(files: readonly TreeFile[]): string[] {
  const text = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  const ids = new Set(readRequirements(files).map(({ id }) => id));
  const letters = [...new Set([...ids].map((id) => id.slice(0, 2)))];
  const free = new RegExp(String.raw`(?<=^|[\s(,/])((?:${letters.join('|')})-\d{1,3})(?![\w-])`, 'gm');
  const kept = new Set([...text('docs/promises.md').matchAll(/^\| ([A-Z]\d) \|/gm)].map(([, id = '']) => id));
  const explained = new Set([...text('docs/open-questions.md').matchAll(/^\| (\d+) \|/gm)].map(([, id = '']) => id));
  return files.flatMap(({ path, text: content }) => {
    const faults: string[] = [];
    const report = (at: number, fault: string) => faults.push(`${path}:${lineOf(content, at)}: ${fault}`);
    const each = (pattern: RegExp, id: RegExp, known: ReadonlySet<string>, where: string, word: string) => {
      for (const { 1: cited = '', index } of content.matchAll(pattern)) {
        for (const [one] of cited.matchAll(id)) if (!known.has(one)) report(index, `${word}${one} is not in ${where}`);
      }
    };
    if (letters.length > 0) each(free, /.+/g, ids, 'docs/requirements', '');
    each(promises, /[A-Z]\d/g, kept, 'docs/promises.md', 'promise ');
    each(rulings, /\d+/g, explained, 'docs/open-questions.md', 'ruling ');
    if (unalterable.test(path)) return faults;
    for (const { 0: cited, index } of content.matchAll(section)) {
      report(index, `"${cited}" is a section of a specification; cite the id of docs/requirements`);
    }
    return faults;
  });
}
