import ts from 'typescript';

/** The tables that a text of SQL touches. */
export interface TouchedTables {
  /** In from, join or using. */
  readonly reads: ReadonlySet<string>;
  /** In insert into, update, delete from, merge into, truncate or lock table. */
  readonly writes: ReadonlySet<string>;
}

const tokens =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$\{\}|"[^"]*"|[a-z_][a-z0-9_]*(?:\.[a-z_][a-z0-9_]*)?|[(),;]|\S/g;
const isName = (token: string | undefined): token is string => token !== undefined && /^[a-z_][a-z0-9_.]*$/.test(token);
/** Words that end the list of tables after `from`. */
const endsList = new Set([
  'where',
  'group',
  'order',
  'having',
  'limit',
  'offset',
  'for',
  'union',
  'except',
  'intersect',
  'returning',
  'set',
  'on',
  'when',
  'window',
  'fetch',
  'select',
  'values',
]);

/**
 * Reads which of the known tables a piece of SQL touches. It sees names in the places of tables only: a column, an
 * alias, a word in a string and a part of a WITH that carries the name of a table are none. A table of another schema
 * than `public` is known with its schema before it.
 */
export function touchedTables(sql: string, known: ReadonlySet<string>): TouchedTables {
  const words = (sql.match(tokens) ?? []).filter((token) => !/^(--|\/\*|')/.test(token));
  const parts = new Set(words.filter((_, at) => words[at + 1] === 'as' && opensPart(words, at + 2)));
  const reads = new Set<string>();
  const writes = new Set<string>();
  const note = (to: Set<string>, name: string | undefined) => {
    if (isName(name) && known.has(name) && !parts.has(name)) to.add(name);
  };
  /** For each open bracket: whether a comma leads to a further table. */
  const inList: boolean[] = [false];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const depth = inList.length - 1;
    if (word === '(') inList.push(false);
    else if (word === ')') inList.splice(-1, inList.length > 1 ? 1 : 0);
    else if (word === 'from' || word === 'using') {
      // `is distinct from`, `extract(epoch from …)` and the like name no table; a table that is named there is one.
      inList[depth] = true;
      note(words[at - 1] === 'delete' ? writes : reads, next === 'only' ? words[at + 2] : next);
    } else if (word === 'join' || (word === ',' && inList[depth])) {
      note(reads, next === 'lateral' || next === 'only' ? words[at + 2] : next);
    } else if (word === 'into' && (words[at - 1] === 'insert' || words[at - 1] === 'merge')) note(writes, next);
    else if (word === 'update' && words[at - 1] !== 'for' && words[at - 1] !== 'do') note(writes, next);
    else if (word === 'truncate' || (word === 'table' && words[at - 1] === 'lock')) note(writes, next);
    else if (endsList.has(word)) inList[depth] = false;
  }
  return { reads, writes };
}

/** `name as (`, `name as materialized (` */
function opensPart(words: readonly string[], at: number): boolean {
  const word = words[at];
  if (word === '(') return true;
  return (word === 'materialized' || word === 'not') && opensPart(words, at + 1);
}

/** Every string and template of a TypeScript source; what is put into a template stands as `${}`. */
export function textsOf(path: string, source: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      texts.push(node.head.text + node.templateSpans.map((span) => `\${}${span.literal.text}`).join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return texts;
}
