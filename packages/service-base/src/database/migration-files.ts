import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface MigrationFile {
  /** The file name without `.sql`: `0030_carts`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 in hexadecimal of the text with `\n` line ends, so that a checkout on another system changes nothing. */
  readonly checksum: string;
}

const fileName = /^(\d{4})_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/;

/**
 * The migrations of a folder in the order of their numbers. Throws when a name is not a number of four digits, words
 * and `.sql`, or a number is used twice.
 */
export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const numbers = new Map<string, string>();
  for (const name of names) {
    const number = fileName.exec(name)?.[1];
    if (number === undefined) throw new Error(`${name} in the migrations folder is not named like 0030_carts.sql`);
    const other = numbers.get(number);
    if (other !== undefined) throw new Error(`${other} and ${name} have the same number`);
    numbers.set(number, name);
  }
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<MigrationFile> {
  const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
  return { name: name.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
