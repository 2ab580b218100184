import { textsOf, touchedTables } from './statement-tables.ts';
import { isSource, type TreeFile } from './tree-files.ts';

/** Statements that touch tables of others and stay as they are: in which files or folders, and why. */
interface ForeignStatements {
  readonly in: readonly string[];
  readonly reads?: readonly string[];
  readonly writes?: readonly string[];
  readonly reason: string;
}

export interface TableOwnership {
  /** By table: the folder whose files write it. */
  readonly owners: Readonly<Record<string, string>>;
  readonly foreign: readonly ForeignStatements[];
}

const holdsStatements = /^(?:apps\/(?:order|content)-service|packages\/(?:service-base|fake-card-network))\/src\//;
/** What runs beside the store and looks at all of it: tests of kills, and the rules that always hold. */
const looksAtAll = /^apps\/order-service\/src\/testing\//;
const isMigration = ({ path }: TreeFile): boolean => /\/migrations\/\w+\.sql$/.test(path);
const lies = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** Tables that the migrations and the applier of migrations make and do not drop. */
function tablesOf(files: readonly TreeFile[]): Set<string> {
  const tables = new Set<string>();
  for (const file of files) {
    const makesTables = isMigration(file) || (holdsStatements.test(file.path) && isSource(file));
    if (!makesTables) continue;
    for (const [, verb, name] of file.text.matchAll(
      /\b(create|drop)(?: unlogged)? table (?:if (?:not )?exists )?([a-z_]+(?:\.[a-z_]+)?)/g,
    )) {
      if (name === undefined) continue;
      if (verb === 'create') tables.add(name);
      else tables.delete(name);
    }
  }
  return tables;
}

/**
 * Who touches a table of somebody else: writes are the owner's alone, and what is read goes through the owner's door,
 * unless the map names the statement with its reason. A table without an owner is a fault, and so is a name in the map
 * that nothing needs any more.
 */
export function findForeignStatements(files: readonly TreeFile[], { owners, foreign }: TableOwnership): string[] {
  const tables = tablesOf(files);
  const faults: string[] = [];
  for (const table of tables) if (owners[table] === undefined) faults.push(`${table}: has no owner`);
  for (const table of Object.keys(owners))
    if (!tables.has(table)) faults.push(`${table}: has an owner and is no table`);

  const unused = new Set<string>();
  for (const [at, { in: places, reads = [], writes = [], reason }] of foreign.entries()) {
    if (reason.trim() === '') faults.push(`${places.join(', ')}: is named without a reason`);
    for (const table of reads) unused.add(`${at} reads ${table}`);
    for (const table of writes) unused.add(`${at} writes ${table}`);
    for (const place of places) {
      if (!files.some(({ path }) => lies(path, place))) faults.push(`${place}: is named and is not there`);
    }
  }
  const judge = (path: string, verb: 'reads' | 'writes', table: string): void => {
    const owner = owners[table];
    if (owner === undefined || lies(path, owner)) return;
    const at = foreign.findIndex((one) => one.in.some((place) => lies(path, place)) && one[verb]?.includes(table));
    if (at === -1) faults.push(`${path}: ${verb} ${table}, which is ${owner}’s`);
    else unused.delete(`${at} ${verb} ${table}`);
  };
  for (const { path, text } of files) {
    if (!holdsStatements.test(path) || !isSource({ path, text }) || looksAtAll.test(path)) continue;
    const touched = textsOf(path, text).map((sql) => touchedTables(sql, tables));
    for (const table of new Set(touched.flatMap(({ writes }) => [...writes]))) judge(path, 'writes', table);
    for (const table of new Set(touched.flatMap(({ reads }) => [...reads]))) judge(path, 'reads', table);
  }
  for (const name of unused) {
    const [at = '', ...rest] = name.split(' ');
    faults.push(`${foreign[Number(at)]?.in.join(', ')}: is named for what it does not do: ${rest.join(' ')}`);
  }
  return faults;
}
